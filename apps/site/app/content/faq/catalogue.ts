import type { FaqGroup } from '#/features/faq/faq-group.ts';

export const catalogueFaq = {
  id: 'faq-catalogue-management',
  title: 'Catalogue management',
  items: [
    {
      id: 'catalogue-upload',
      question: 'Do I have to enter my products one by one?',
      answer:
        'Only if you want to. Upload the whole list in bulk, then add single products as they come, with pictures and descriptions.',
    },
    {
      id: 'catalogue-margin',
      question: 'Can online prices differ from those in the shop?',
      answer:
        'Yes. Say what a product costs you and the margin you want, and its online price follows.',
    },
    {
      id: 'catalogue-sold-out',
      question: 'What happens when something sells out?',
      answer:
        'The store shows it as gone in real time, so nobody pays for the last pie twice. You get a notification, and one click restocks it.',
    },
    {
      id: 'catalogue-stock-count',
      question: 'Can I put the stock right by hand?',
      answer:
        'Yes. Count the shelf, type the number, and the stock report agrees with you at once.',
    },
    {
      id: 'catalogue-front-shelf',
      question: 'How do I put something in the window?',
      answer:
        'Add it to New Arrivals or Featured, or hang up a banner that leads to a list of products or to one of your posts.',
    },
  ],
} as const satisfies FaqGroup;
