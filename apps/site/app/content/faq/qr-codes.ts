import type { FaqGroup } from '#/features/faq/faq-group.ts';

export const qrCodesFaq = {
  id: 'faq-qr-codes',
  title: 'QR code promotions',
  items: [
    {
      id: 'qr-where-to',
      question: 'Where can a code take people?',
      answer:
        'To the menu, to one offer, to a booking or to the loyalty card: anywhere in your store that has a page.',
    },
    {
      id: 'qr-look',
      question: 'Does it have to be black and white?',
      answer:
        'No. Give it your colours, round its corners, change its eyes and set your logo in the middle. The editor keeps it readable.',
    },
    {
      id: 'qr-preview',
      question: 'Can I try a code before I print it?',
      answer: 'Yes. Hold a phone to the editor’s screen and see where it goes.',
    },
    {
      id: 'qr-places',
      question: 'Where do codes work best?',
      answer: 'Where people wait or pass by with a hand free:',
      isList: true,
      listItems: [
        'in the window after closing time',
        'on the table',
        'on a flyer',
        'on the bag they take home',
      ],
    },
    {
      id: 'qr-export',
      question: 'Will it be sharp on a large poster?',
      answer:
        'Yes. Codes are exported in high quality and in several formats, for the label printer and for the side of the van.',
    },
  ],
} as const satisfies FaqGroup;
