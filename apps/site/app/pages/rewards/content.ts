import { FIGURES } from '#/content/figures.ts';
import type { RegularsStoryWords } from '#/pages/rewards/sections/regulars-story.tsx';
import type { RuleSentencesWords } from '#/pages/rewards/sections/rule-sentences.tsx';
import type { SchemeWords } from '#/pages/rewards/sections/scheme-stage.tsx';
import type { StampHeroWords } from '#/pages/rewards/sections/stamp-hero.tsx';
import type { VersusOthersWords } from '#/pages/rewards/sections/versus-others.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Rewards and loyalty',
  description:
    'A branded loyalty app with goals, points, gift vouchers and flat offers that you set yourself.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const hero = {
  title: 'Turn passers-by into regulars',
  lede: 'A loyalty app with your name on it. You set the goals, the points and the thank-you.',
  action: { label: 'Get Started', to: '/onboarding' },
  pictures: {
    card: 'A paper stamp card of a juice bar, seven of its ten places stamped.',
    phone:
      'The same scheme as an app: 340 points, and three vouchers waiting: a gift voucher, a flat offer and a friend referral.',
  },
} satisfies StampHeroWords;

export const scheme = {
  title: 'Run the whole scheme from your own counter',
  tabsLabel: 'The three sides of the scheme',
  pause: 'Pause',
  play: 'Play',
  parts: [
    {
      id: 'goals',
      label: 'Goals',
      text: 'Set a target people can picture: five breakfasts, one big shop, a friend brought along.',
      picture:
        'The app’s goals of the week: three of four weekday mornings, four of the first five mobile orders, and a spend to reach.',
      tickets: [
        { label: 'Achievements', line: 'Three goals on the go' }, // literal
        { label: 'Engagement Targets', line: '4 of 5 mobile orders' }, // literal
      ],
    },
    {
      id: 'points',
      label: 'Points',
      text: 'Decide what earns, what it is worth and when it doubles. Change your mind on a quiet Monday.',
      picture: 'The app’s list of earned points: orders, a mobile bonus, a referral, a birthday.',
      tickets: [
        { label: 'Earned Points', line: '62 from one order' }, // literal
        { label: 'Points Control', line: 'You say what earns' }, // literal
      ],
    },
    {
      id: 'rewards',
      label: 'Rewards',
      text: 'Gift vouchers and flat offers, redeemed at the till or online. A push message with their name on it tells them first.',
      picture: 'The app’s vouchers: a gift voucher, a flat offer and a friend referral.',
      tickets: [
        { label: 'Gift Vouchers', line: 'At the till or online' }, // literal
        { label: 'Flat Offers', line: '15% off the bill' }, // literal
      ],
    },
  ],
} satisfies SchemeWords;

/* The amount stands in dollars in the specification; the note says whose it is. */
export const rules = {
  title: 'Rules you can write in a sentence',
  rules: [
    {
      id: 'spend',
      parts: [
        { text: 'Give' },
        { blank: 'points' },
        { text: 'for' },
        { blank: 'orders above $50' },
      ],
    },
    {
      id: 'mobile',
      parts: [
        { text: 'Add' },
        { blank: 'bonus points' },
        { text: 'for the' },
        { blank: 'first 5 mobile orders' },
      ],
    },
    {
      id: 'referral',
      parts: [
        { text: 'Send a' },
        { blank: 'discount voucher' },
        { text: 'for each' },
        { blank: 'referral' },
      ],
    },
    {
      id: 'happy-hour',
      parts: [
        { text: 'Run a' },
        { blank: 'weekday-morning happy hour' },
        { text: 'with a' },
        { blank: 'free smoothie' },
      ],
    },
  ],
  note: 'The rules of a made-up juice bar that trades in dollars. You fill in your own, in your own money.',
} satisfies RuleSentencesWords;

export const versus = {
  title: 'What the others leave out',
  lede: 'Six things that come with your own app and not with a bolt-on loyalty card.',
  caption: 'Six features, here and on other platforms',
  others: 'Other platforms', // literal
  features: [
    'Self-managed rewards system',
    'Custom goal and point setup',
    'Gamification without tech knowledge',
    'Personalized push notifications', // literal
    'Flexible online and offline redemptions',
    'Built-in leaderboard',
  ],
  marks: { yes: 'Included', no: 'Not included' },
  action: { label: 'Book Your Demo', to: '/enquiry' }, // literal: not the appointment
} satisfies VersusOthersWords;

export const story = {
  figure: FIGURES.members,
  title: 'loyalty members, and a queue that knows your name',
  lede: 'And at one farm producer, once the regulars had a card of their own:',
  figures: [
    { value: FIGURES.repeatOrders, label: 'more repeat orders' },
    { value: FIGURES.loyalCommunity, label: 'loyal community' },
    { value: FIGURES.revisit, label: 'revisit' },
  ],
  picture:
    'A line of regulars along a hedge, waiting at a farm’s stall with honey, eggs and apples.',
  action: { label: 'Get Started', to: '/onboarding' },
} satisfies RegularsStoryWords;
