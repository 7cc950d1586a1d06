import type { FaqGroup } from '#/features/faq/faq-group.ts';

export const brandMarketingFaq = {
  id: 'faq-brand-marketing',
  title: 'Brand marketing',
  items: [
    {
      id: 'marketing-channels',
      question: 'Where can one message go?',
      answer: 'Write it once, tick where it should go, and it leaves from one desk by',
      isList: true,
      listItems: [
        'email',
        'WhatsApp',
        'SMS',
        'push notification',
        'post on Facebook and Instagram',
      ],
    },
    {
      id: 'marketing-daily-limit',
      question: 'How many emails can I send?',
      answer:
        'Each plan has its own daily number, and Scale has the most. The table on the pricing page gives all three.',
    },
    {
      id: 'marketing-catalogue-sync',
      question: 'Do I have to copy my products into every offer?',
      answer:
        'No. One click takes the catalogue and its promotions along, with their current prices and pictures.',
    },
    {
      id: 'marketing-content',
      question: 'What if I never know what to write?',
      answer:
        'AI-assisted content suggests the first draft, and you make it sound like you. For pictures, our teams in the UK, the US and India come with cameras.',
    },
    {
      id: 'marketing-search',
      question: 'Will people find me when they search?',
      answer:
        'That is what the search part is for: analytics shows what people look for, SEO brings your pages up for it, and ads fill the gaps until then.',
    },
  ],
} as const satisfies FaqGroup;
