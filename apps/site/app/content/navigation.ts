import type { CountingWords } from '#/features/counting/counting-note.tsx';
import type { FooterWords } from '#/layout/site-footer.tsx';
import type { MotionSwitchWords } from '#/features/motion/motion-switch.tsx';
import type { HeaderWords } from '#/layout/header/header-words.ts';

export const header = {
  home: { label: 'Home', to: '/', alsoAt: ['/home'] },
  solutions: { label: 'Solutions', to: '/solutions' },
  pricing: { label: 'Pricing', to: '/pricing' },
  enquiry: { label: 'Enquiry Now', to: '/enquiry' },
  menuLabel: 'Menu',
  navLabel: 'Main',
  products: {
    label: 'Products',
    under: '/product',
    items: [
      {
        label: 'Brand marketing',
        line: 'One message, every channel',
        to: '/product/brand-marketting', // literal
      },
      {
        label: 'Online ordering and delivery',
        line: 'Your store, your drivers or a courier',
        to: '/product/online-order-and-delivery',
      },
      {
        label: 'Data-driven insights',
        line: 'Next week, before it happens',
        to: '/product/data-driven-insights',
      },
      {
        label: 'Rewards and loyalty',
        line: 'Goals, points and vouchers',
        to: '/product/rewards-and-loyality-points', // literal
      },
      {
        label: 'Smart booking',
        line: 'Tables, chairs and class places',
        to: '/product/smart-booking-system',
      },
      {
        label: 'Catalogue management',
        line: 'Stock, prices and pictures',
        to: '/product/catalog-management',
      },
      {
        label: 'QR code promotions',
        line: 'Codes that look like you',
        to: '/product/qr-code-promotions',
      },
    ],
    plans: {
      question: 'Not sure which you need?',
      label: 'Compare the three plans',
      to: '/pricing',
    },
    promise: {
      title: 'Open a store in 24 hours',
      line: 'Seven days free. No payment information required.',
    },
  },
} satisfies HeaderWords;

export const footer = {
  heading: 'Put your name above the door',
  action: { label: 'Get Started', to: '/onboarding' },
  linksTitle: 'Quick Links',
  links: [
    { label: 'Solution', to: '/solutions' },
    { label: 'Team', to: '/team' },
    { label: 'Privacy Policy', to: '/doc/privacy-policy.pdf', isDocument: true },
    { label: 'Terms & Conditions', to: '/doc/terms-and-conditions.pdf', isDocument: true },
    { label: 'Contact Us', to: '/enquiry' },
  ],
  newTab: 'PDF, opens in a new tab',
  copyright: 'Copyright 2023-2025', // literal
  sampleNotice: 'This is a demonstration site.',
  scheme: { label: 'Colours', system: 'As my device', light: 'Light', dark: 'Dark' },
} satisfies FooterWords;

export const motionSwitch = { label: 'Pause motion' } satisfies MotionSwitchWords;

export const counting = {
  label: 'Count my visit',
  note: 'We count which pages are seen and how our forms are used, in totals only, and nothing about you.',
  link: { label: 'What we count', to: '/doc/privacy-policy.pdf' },
  newTab: footer.newTab,
  refused: 'Your browser asks not to be counted, so this visit is not.',
} satisfies CountingWords;
