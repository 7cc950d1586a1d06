import { FIGURES } from '#/content/figures.ts';
import type { SavingsWords } from '#/pages/solutions/savings/savings-words.ts';
import type { DiaryBandWords } from '#/pages/solutions/sections/diary-band.tsx';
import type { InsideHeroWords } from '#/pages/solutions/sections/inside-hero.tsx';
import type { ProblemPanelWords } from '#/pages/solutions/sections/problem-stage.tsx';
import type { SolutionSignsWords } from '#/pages/solutions/sections/solution-signs.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Solutions',
  description:
    'What commission, competition and other people’s platforms cost a local shop, and how a store of its own puts that right.',
} satisfies PageWords;

export const updated = '2026-11-27' satisfies ChangeDate;

export const hero = {
  title: 'Every sale through your own door',
  lede: 'A branded store on web and mobile, with no commission per order. Only a subscription.',
  action: { label: 'Get Started', to: '/onboarding' },
  picture:
    'From inside a shop, through its open door: a sunny street, and the shop’s name over the door, seen from behind.',
} satisfies InsideHeroWords;

export const problems = {
  title: 'Four things a good shop should not put up with',
  lede: 'On the left, the counter as it is. On the right, the same counter, fixed.',
  tabsLabel: 'Four problems and their repair',
  pause: 'Pause',
  play: 'Play',
  problems: [
    {
      id: 'commission',
      label: 'Commission',
      broken: `Aggregators keep ${FIGURES.aggregatorCommission} of every order.`,
      fixed: 'Only a subscription. The order is yours.',
      pictures: {
        broken: 'A till receipt with a large bite out of it.',
        fixed: 'The same receipt whole, with the full sum to keep.',
      },
    },
    {
      id: 'competition',
      label: 'Competition',
      broken: 'One list, one look, and your rivals one tap away.',
      fixed: 'A shop people can tell from the next one.',
      pictures: {
        broken: 'Three shops in a row that all look the same.',
        fixed: 'One of them painted in its own colours, between two pale ones.',
      },
    },
    {
      id: 'ownership',
      label: 'Ownership',
      broken: 'Your regulars live in somebody else’s book.',
      fixed: 'A built-in CRM with every name in it.',
      pictures: {
        broken: 'A customer book with a chain and a padlock round it.',
        fixed: 'The book open, a regular on every line.',
      },
    },
    {
      id: 'branding',
      label: 'Branding',
      broken: 'Your name shrinks to a line in their app.',
      fixed: 'Your sign on the web, the app and the door.',
      pictures: {
        broken: 'A board with a number on it where a name should be.',
        fixed: 'A shop under its own painted sign.',
      },
    },
  ],
} satisfies ProblemPanelWords;

export const savings = {
  title: 'What would you keep?',
  lede: 'Set your own week. Each till roll is as long as its cost.',
  money: { locale: 'en-GB', currency: 'GBP' },
  labels: {
    orders: 'Orders a week',
    basket: 'Average basket',
    commission: 'Commission you pay',
    subscription: 'Your subscription a month',
  },
  subscriptionHint: 'Use the figure on your quote. We fill in none for you.',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  commissionSum: 'commission a year',
  subscriptionSum: 'subscription a year',
  instalments: '12 × {monthly}',
  prompt: 'Put in the figure from your quote, and the second roll prints here.',
  stays: 'stays in your till each year',
  more: 'a year more than the commission',
  sentence: {
    withoutSubscription:
      '{orders} orders a week of {basket} at {percent} make {commission} commission a year.',
    saves:
      '{orders} orders a week of {basket} at {percent} make {commission} commission a year. A subscription of {monthly} a month makes {subscription}. The difference is {difference} a year.',
    costsMore:
      '{orders} orders a week of {basket} at {percent} make {commission} commission a year. A subscription of {monthly} a month makes {subscription}, which is {difference} a year more.',
  },
  estimate: 'This is an estimate from the figures you set.',
  share: 'The address of this page keeps your figures. Send it to whoever does the books.',
  note: {
    label: 'Send this with my enquiry',
    line: {
      withoutSubscription:
        'Savings estimate: {orders} orders a week, average basket {basket}, {percent} commission: {commission} a year.',
      saves:
        'Savings estimate: {orders} orders a week, average basket {basket}, {percent} commission, subscription {monthly} a month: {difference} a year less.',
      costsMore:
        'Savings estimate: {orders} orders a week, average basket {basket}, {percent} commission, subscription {monthly} a month: {difference} a year more.',
    },
    link: { label: 'Write the enquiry', to: '/enquiry' },
  },
  example: {
    subscription: 180,
    text: 'A worked example: a made-up shop takes {orders} orders a week, pays {percent} commission on a basket of {basket}, and has a quote for a subscription of {monthly} a month. The {monthly} is there to show the sum; it is not a price of ours.',
  },
} satisfies SavingsWords;

export const signs = {
  title: 'Grow your business with us', // literal
  readMore: 'Read more',
  about: 'about',
  cards: [
    {
      type: 'order',
      icon: 'shopfront',
      title: 'Online ordering',
      description: `A store open in ${FIGURES.launch}, with your own drivers or a courier.`,
      backgroundColour: 'tint-butter',
      variant: 'painted',
      iconBackgroundColour: 'tint-butter',
      url: '/product/online-order-and-delivery',
    },
    {
      type: 'rewards',
      icon: 'stamps',
      title: 'Rewards',
      description: 'Goals, points and vouchers you run yourself.',
      backgroundColour: 'accent',
      variant: 'plain',
      iconBackgroundColour: 'accent',
      url: '/product/rewards-and-loyality-points', // literal
    },
    {
      type: 'qr',
      icon: 'code',
      title: 'QR promotions',
      description: 'Codes in your colours, for table and window.',
      backgroundColour: 'ticket',
      variant: 'painted',
      iconBackgroundColour: 'ticket',
      url: '/product/qr-code-promotions',
    },
    {
      type: 'marketing',
      icon: 'megaphone',
      title: 'Brand marketing',
      description: 'One message to email, WhatsApp, SMS, push and social.',
      backgroundColour: 'signal',
      variant: 'painted',
      iconBackgroundColour: 'signal',
      url: '/product/brand-marketting', // literal
    },
    {
      type: 'catalogue',
      icon: 'shelf',
      title: 'Catalogue',
      description: 'Stock, prices and pictures, in step with the shelf.',
      backgroundColour: 'tint-leaf',
      variant: 'plain',
      iconBackgroundColour: 'tint-leaf',
      url: '/product/catalog-management',
    },
    {
      type: 'insights',
      icon: 'hills',
      title: 'Data insights',
      description: 'Next week’s orders, drawn before they happen.',
      backgroundColour: 'deep',
      variant: 'painted',
      iconBackgroundColour: 'deep',
      url: '/product/data-driven-insights',
    },
    {
      type: 'booking',
      icon: 'calendar',
      title: 'Smart booking',
      description: 'Tables, chairs and classes on one ruler.',
      backgroundColour: 'tint-sky',
      variant: 'plain',
      iconBackgroundColour: 'tint-sky',
      url: '/product/smart-booking-system',
    },
  ],
} satisfies SolutionSignsWords;

export const demo = {
  title: 'Bring the menu. We bring the shop.',
  lede: `Your own products, in a store of your own. ${FIGURES.noSkills}.`,
  action: 'Book Your Demo',
  picture:
    'An open diary: a demo at eleven on Thursday, and a list of what to bring: the menu, a photo of the sign, last week’s orders.',
} satisfies DiaryBandWords;
