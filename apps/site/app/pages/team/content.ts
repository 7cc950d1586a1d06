import { FIGURES } from '#/content/figures.ts';
import type { TeamEntry, TeamIntroWords } from '#/pages/team/sections/team-entry.ts';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Our teams',
  description: 'The teams behind the platform, and what each of them does for your shop.',
} satisfies PageWords;

export const updated = '2026-11-21' satisfies ChangeDate;

export const intro = {
  title: 'Ring whichever bell you need',
  lede: 'Seven teams look after one platform. Six have a bell here; the seventh is your own, who know the street best.',
  meet: { label: 'Meet Our Team', to: '/meet-our-team' },
  spareBell: 'Your own team',
} satisfies TeamIntroWords;

export const teams = [
  {
    id: 'builders',
    title: 'Shop builders',
    subtitle: 'Stores, apps and code',
    description: 'They put up the store, wire the till to the web and keep the lights on.',
    skills: ['Web store', 'Mobile app', 'Payments'],
    buttonColour: 'cream',
    icon: 'toolbox',
    isSample: true,
  },
  {
    id: 'painters',
    title: 'Sign painters',
    subtitle: 'Design and brand',
    description: 'Fascias, menus and packaging that look like you, on a screen as on a shelf.',
    skills: ['Brand', 'Menus', 'QR design'],
    buttonColour: 'cream',
    icon: 'paint',
    isSample: true,
  },
  {
    id: 'criers',
    title: 'Town criers',
    subtitle: 'Campaigns and social',
    description: 'One message, written well, carried by email, WhatsApp, SMS, push and social.',
    skills: ['Campaigns', 'SEO', 'Social'],
    buttonColour: 'signal',
    icon: 'megaphone',
    isSample: true,
  },
  {
    id: 'readers',
    title: 'Market readers',
    subtitle: 'Data and forecasts',
    description: 'They read last week’s till rolls and tell you how much bread Saturday wants.',
    skills: ['Forecasts', 'Prices', 'Baskets'],
    buttonColour: 'cream',
    icon: 'board',
    isSample: true,
  },
  {
    id: 'studio',
    title: 'Studio',
    subtitle: 'Photo and video',
    description: 'Crews in the UK, the US and India who make the soup look as good as it tastes.',
    skills: ['Photography', 'Video', 'Editing'],
    buttonColour: 'cream',
    icon: 'camera',
    isSample: true,
  },
  {
    id: 'desk',
    title: 'Front desk',
    subtitle: `Support, ${FIGURES.support}`,
    description: 'Somebody picks up, also on a Sunday with a full dining room behind you.',
    skills: ['Set-up', 'Training', 'Help'],
    buttonColour: 'cream',
    icon: 'telephone',
    isSample: true,
  },
] satisfies readonly TeamEntry[];
