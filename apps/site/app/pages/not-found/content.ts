import type { NotFoundWords } from '#/pages/not-found/sections/not-found.tsx';
import type { PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'No such door',
  description: 'There is no page at this address.',
} satisfies PageWords;

export const notFound = {
  title: 'No such door on this street',
  lede: 'There is no page at this address. It may have moved, or the address has a slip in it.',
  home: { label: 'Back to Home', to: '/' },
  enquiry: { label: 'Ask us', to: '/enquiry' },
} satisfies NotFoundWords;
