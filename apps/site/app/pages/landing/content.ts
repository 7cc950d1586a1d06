import { FIGURES } from '#/content/figures.ts';
import type { AudienceDoorsWords } from '#/pages/landing/sections/audience-doors.tsx';
import type { ImpactJarsWords } from '#/pages/landing/sections/impact-jars.tsx';
import type { LandingHeroWords } from '#/pages/landing/sections/landing-hero.tsx';
import type { RestaurantStoryWords } from '#/pages/landing/sections/restaurant-story.tsx';
import type { ToolGridWords } from '#/pages/landing/sections/tool-grid.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Growth for local business',
  description:
    'Online sales tools, marketing, rewards and data analytics for restaurants, shops and farms.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const action = 'Schedule a free Demo'; // literal

export const hero = {
  title: 'Your Local Business Deserves Big-Business Growth Power', // literal
  picture:
    'A dark terrace with its windows lit. In the middle, half as tall again and in full colour, one shop is open before a big sun.',
} satisfies LandingHeroWords;

export const tools = {
  title: 'Six jobs off your plate',
  tools: [
    {
      id: 'sales',
      title: 'Online Sales Tools', // literal
      text: 'A web and mobile store, with every order on one board.',
    },
    {
      id: 'marketing',
      title: 'Brand Marketing Automation', // literal
      text: 'Say it once. It goes out by email, WhatsApp, SMS, push and social.',
    },
    {
      id: 'rewards',
      title: 'Certified Rewards & Promotions', // literal
      text: 'Goals, points and vouchers in your colours.',
    },
    {
      id: 'analytics',
      title: 'Data Analytics', // literal
      text: 'Know Saturday by Thursday.',
    },
    {
      id: 'management',
      title: 'End-to-End Business Management', // literal
      text: 'Catalogue, bookings, customers and orders behind one counter.',
    },
    {
      id: 'setup',
      title: 'Instant Setup & Results', // literal
      text: `Open in ${FIGURES.launch}.`,
    },
  ],
} satisfies ToolGridWords;

export const story = {
  title: 'One local restaurant, three numbers on the board',
  numbers: [
    { value: FIGURES.traffic, label: 'traffic' },
    { value: FIGURES.sales, label: 'sales' },
    { value: FIGURES.customerBase, label: 'customer base' },
  ],
  testimonials: [
    {
      name: 'Tom Whitcombe',
      location: 'Owner, Olive Street Kitchen',
      message:
        'The tablet used to ring and we sighed. Now the orders are ours, and so are the names.',
      image: 'tom',
      isSample: true,
    },
    {
      name: 'Rosa Reyes',
      location: 'Chef, Olive Street Kitchen',
      message: 'One screen over the pass. Nobody shouts.',
      image: 'lena',
      isSample: true,
    },
    {
      name: 'Imani Haddad',
      location: 'Regular, the table by the window',
      message: 'I stopped scrolling past them. They know my Friday order.',
      image: 'amara',
      isSample: true,
    },
  ],
} satisfies RestaurantStoryWords;

export const doors = {
  title: 'Ready to Grow?', // literal
  lede: 'Three doors on the same street. Which one is yours?',
  audiences: [
    {
      id: 'restaurant',
      title: 'Restaurants',
      text: 'Orders, tables and regulars, without the middleman.',
    },
    { id: 'shop', title: 'Shops', text: 'Every jar on the shelf, sold once and counted once.' },
    { id: 'farm', title: 'Farms', text: 'Boxes, eggs and honey, straight from the gate.' },
  ],
} satisfies AudienceDoorsWords;

export const impact = {
  title: 'Preserved on the top shelf',
  lede: 'What a store of your own does for revenue, fullest jar first.',
  jars: [
    { value: FIGURES.timeToMarket, label: 'faster time to market' },
    { value: FIGURES.engagementImpact, label: 'engagement' },
    { value: FIGURES.retentionImpact, label: 'customer retention' },
    { value: FIGURES.revenueImpact, label: 'revenue impact' },
  ],
} satisfies ImpactJarsWords;
