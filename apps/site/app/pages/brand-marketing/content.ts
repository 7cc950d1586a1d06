import type { FilmStripsWords } from '#/pages/brand-marketing/sections/film-strips.tsx';
import type { NewsStandWords } from '#/pages/brand-marketing/sections/news-stand.tsx';
import type { PosterHeroWords } from '#/pages/brand-marketing/sections/poster-hero.tsx';
import type { SearchPanelWords } from '#/pages/brand-marketing/sections/search-stage.tsx';
import type { WriteOnceWords } from '#/pages/brand-marketing/write-once.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Brand marketing',
  description:
    'Write an offer once and send it by email, WhatsApp, SMS, push and social post, with your catalogue attached.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const hero = {
  title: 'Say it once. Hear it all over town.',
  lede: 'Email, WhatsApp, SMS, push and social posts, all pasted up from one desk.',
  action: { label: 'Get Started', to: '/onboarding' },
  picture:
    'A brick wall with nine posters, one for each channel: Instagram, email, WhatsApp, push, Facebook, SMS, a QR code, an advertisement and news from the catalogue.',
} satisfies PosterHeroWords;

export const writeOnce = {
  title: 'Write it once at the counter',
  lede: 'One line for every channel. AI-assisted content can suggest the first draft; you make it sound like you.',
} satisfies WriteOnceWords;

export const search = {
  title: 'Found first, round the corner',
  lede: 'Somebody two streets away is hungry and typing. Be what comes up.',
  tabsLabel: 'How people find you',
  pause: 'Pause',
  play: 'Play',
  tabs: [
    {
      id: 'analytics',
      label: 'Analytics',
      points: [
        'What people typed before they found you',
        'Which message brought them to the counter',
        'One page of figures, ready before you open',
      ],
      picture:
        'A list of what people searched for, hot cross buns first, over a line that shows the shop climbing to third place.',
    },
    {
      id: 'seo',
      label: 'SEO',
      points: [
        'Pages written for the words people nearby type',
        'Opening hours and menus kept in step',
        'A rank you can watch move, week by week',
      ],
      picture:
        'A search for hot cross buns with the bakery on top, the line of its rank below, and a small advertisement pasted across both.',
    },
    {
      id: 'ads',
      label: 'Ads',
      points: [
        'Shown on the streets you deliver to',
        'A daily budget that you set',
        'Paused by itself when the tray is empty',
      ],
      picture:
        'An advertisement, Warm at seven, gone by ten, over a map of the few streets that see it.',
    },
  ],
} satisfies SearchPanelWords;

export const stand = {
  title: 'Fresh on the stand each morning',
  lede: 'Catalogue and promotions sync in one click. You only choose what goes in front.',
  codes: 'The same offer goes out as a QR promotion too, for the window, the table and the bag.',
  buttonsLabel: 'What is in front',
  buttons: ['Deals', 'Updates', 'News'], // literal
  note: 'The stand on this page is a drawing. Yours turns.',
  picture:
    'A news-stand under a striped awning: the paper with the deals is pulled to the front, two for one on Tuesdays; Updates and News hang behind it.',
} satisfies NewsStandWords;

export const films = {
  title: 'Pictures worth stopping for',
  lede: 'Photography and video by our own teams in the UK, the US and India. They bring the cameras; you bring the buns.',
  picture:
    'Three strips of film, one from the UK, one from the US and one from India, with food in every frame.',
} satisfies FilmStripsWords;

export const faqTitle = 'Asked over the counter';
