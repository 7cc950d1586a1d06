import type { FaqGroup } from '#/features/faq/faq-group.ts';

export const homeFaq = {
  id: 'faq-home',
  title: 'The basics',
  items: [
    {
      id: 'services',
      question: 'What services do you offer?',
      answer:
        'A web and mobile store under your own name, with one catalogue and one list of customers behind it all:',
      isList: true,
      listItems: [
        'online ordering, with your own drivers or a courier',
        'rewards and loyalty, QR code promotions and brand marketing',
        'smart booking and reservations',
        'catalogue management, data insights and a built-in CRM',
      ],
    },
    {
      id: 'digital-transformation',
      question: 'How do you help with digital transformation?',
      answer:
        'We start with what you have: a menu, a price list, a book of regulars. It becomes a store on the web and on people’s phones, which is live in 24 hours. Bookings, points and messages follow at your pace. No technical skills needed.',
    },
    {
      id: 'customised-solutions',
      question: 'Do you offer customised solutions?',
      answer:
        'Yes. The store carries your name, colours and photographs, with the parts you choose. Tell us how you trade, in one shop or in several branches, and we quote for exactly that.',
    },
    {
      id: 'contact',
      question: 'How do I get in touch?',
      answer:
        'Press Book Your Demo and pick a time, or write from the enquiry page and a person will answer. Once your shop is running, support is there 24/7.',
    },
  ],
} as const satisfies FaqGroup;
