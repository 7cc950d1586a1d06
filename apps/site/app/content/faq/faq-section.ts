import type { FaqWords } from '#/features/faq/faq-words.ts';

export const faqSection = {
  title: 'Asked at the till',
  words: {
    copyLink: 'Copy link to this answer',
    copied: 'Link copied',
    groupsLabel: 'Questions by subject',
  },
} satisfies { title: string; words: FaqWords };
