import type { BrokenPageWords } from '#/layout/broken-page.tsx';

export const brokenPage = {
  title: 'This page has stopped working',
  lede: 'Please load it again. Whatever we have confirmed to you has reached us.',
  again: 'Load it again',
  home: { label: 'Back to Home', to: '/' },
} satisfies BrokenPageWords;
