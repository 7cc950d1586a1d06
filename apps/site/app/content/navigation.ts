import type { FooterWords } from '#/layout/site-footer.tsx';
import type { HeaderWords } from '#/layout/site-header.tsx';

export const header = {
  links: [{ label: 'Home', to: '/', alsoAt: ['/home'] }],
  enquiry: { label: 'Enquiry Now', to: '/enquiry' },
} satisfies HeaderWords;

export const footer = {
  heading: 'Put your name above the door',
  linksTitle: 'Quick Links',
  links: [{ label: 'Contact Us', to: '/enquiry' }],
  copyrightYears: '2023-2025', // literal
  sampleNotice: 'This is a demonstration site: its brand and its figures are samples.',
} satisfies FooterWords;
