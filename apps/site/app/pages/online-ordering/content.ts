import { faqSection } from '#/content/faq/faq-section.ts';
import { FIGURES } from '#/content/figures.ts';
import type { CafeStoryWords } from '#/pages/online-ordering/sections/cafe-story.tsx';
import type { CounterBenefitsWords } from '#/pages/online-ordering/sections/counter-benefits.tsx';
import type { RailHeroWords } from '#/pages/online-ordering/sections/rail-hero.tsx';
import type { SignUpBannerWords } from '#/pages/online-ordering/sections/sign-up-banner.tsx';
import type { StoreRoadWords } from '#/pages/online-ordering/sections/store-road.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Online ordering and delivery',
  description:
    'An online store under your own name in 24 hours, with no commission per order and your own drivers or a courier.',
} satisfies PageWords;

export const updated = '2026-11-30' satisfies ChangeDate;

export const hero = {
  title: 'Launch Your Online Store in 24 Hours', // literal
  lede: 'Every order lands on your own rail, with no commission taken off the ticket.',
  action: { label: 'Get Started', to: '/onboarding' },
  rail: 'Seven order tickets hang in a row from a kitchen rail. Some are to collect, some go out with the shop’s own driver and some with a courier.',
  street:
    'A kitchen with its awning out stands before a low sun. A delivery bicycle waits in the road, and a dotted line leads to the house next door.',
} satisfies RailHeroWords;

export const story = {
  title: 'The same Saturday, twice',
  lede: 'A cafe moved from the aggregators to its own store. Same queue, same coffee, different paper.',
  paragraphs: [
    `Before, ${FIGURES.aggregatorCommission} of each bill left with somebody else, and so did the name of whoever had ordered.`,
    'Now there is a subscription and nothing per order. The bill stays whole, and the cafe knows who likes the cinnamon knots.',
    `Since then the cafe has counted a ${FIGURES.onlineOrders} online-order sales rise.`,
  ],
  before: 'A cafe’s bill for £24.00. Its foot is torn off and hangs askew: aggregator cut, 15-30%.',
  after: 'The same bill, whole. At its foot: to the cafe, £24.00.',
} satisfies CafeStoryWords;

export const benefits = {
  title: 'What stays on your side of the counter',
  benefits: [
    {
      id: 'takings',
      title: 'The whole bill',
      text: `${FIGURES.noCommission}, only a subscription. A busy Saturday costs no more than a quiet Tuesday.`,
    },
    {
      id: 'name',
      title: 'Your own name',
      text: 'A web and mobile store with your sign over it. Nobody else is listed beside you.',
    },
    {
      id: 'guests',
      title: 'The people who order',
      text: 'Names and habits go into your own book, a CRM that is built in.',
    },
    {
      id: 'ways',
      title: 'The way it leaves',
      text: 'Over the counter, with your own driver or with a courier. You choose order by order.',
    },
  ],
} satisfies CounterBenefitsWords;

export const road = {
  title: 'Five doors to your own store',
  steps: [
    {
      title: 'Sign up and personalize', // literal
      text: `Your name, your colours, your street. ${FIGURES.noSkills}.`,
      picture:
        'A form that asks for the shop’s name and colour, filled in for Olive Street Kitchen.',
    },
    {
      title: 'Secure payments', // literal
      text: 'Cards, Apple Pay and Google Pay, straight to your account.',
      picture: 'A card terminal says £24.00, paid.',
    },
    {
      title: 'Customize and update', // literal
      text: 'Swap a picture or a price before the kettle boils.',
      picture: 'A page editor with the banner “Lunch is on the board” selected, ready to publish.',
    },
    {
      title: 'Set prices and profits', // literal
      text: 'Choose the margin. The online price follows.',
      picture: 'A dish that costs £5.20 with the margin set to 38% makes a price ticket of £8.40.',
    },
    {
      title: 'Delivery options', // literal
      text: 'Your own driver, or a third-party courier. Try both below.',
      picture: 'A switch set to own driver rather than courier, and a bicycle on its way.',
    },
  ],
} satisfies StoreRoadWords;

export const banner = {
  title: 'Your table is the next one',
  lede: `A ${FIGURES.trial}. ${FIGURES.noPaymentDetails}.`,
  action: { label: 'Get Started', to: '/onboarding' },
  users: 'users behind the counter',
  // With a figure of yours: { value: '4.8 of 5', source: 'by 120 customers, at …' }.
  rating: null,
} satisfies SignUpBannerWords;

export const faq = { title: 'Asked while it cooks', words: faqSection.words };
