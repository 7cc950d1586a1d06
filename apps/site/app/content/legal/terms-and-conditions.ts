import { settings } from '@high-street/owner';

import type { LegalDocument } from './legal-document.ts';

const { company, support } = settings.brand;

export const termsAndConditions = {
  title: 'Terms and Conditions',
  version: '1',
  date: '21 November 2026',
  isSample: true,
  sections: [
    {
      heading: 'This website',
      paragraphs: [
        `This website is run by ${company.name} and describes our platform. Nothing on it is an offer that binds either of us: every plan is quoted to your business before you agree to it.`,
        'The shops, people, prices and figures in its pictures are invented, and so is what you do in them: nothing of it is sent anywhere.',
      ],
    },
    {
      heading: 'Enquiries, registrations and demos',
      paragraphs: [
        'Please give us details that are yours to give. Sending a form or booking a demo costs nothing and ties you to nothing. You may move or cancel a demo with the link in its mail.',
      ],
    },
    {
      heading: 'The trial',
      paragraphs: [
        'A trial lasts 7 days and needs no payment information. It ends by itself if you do nothing.',
      ],
    },
    {
      heading: 'The subscription',
      paragraphs: [
        'You pay a subscription and a one-time setup fee. We take no commission on your orders.',
        'How long a subscription runs, and how either of us ends it, stands in the quote that you agree to.',
      ],
    },
    {
      heading: 'Your content',
      paragraphs: [
        'Your name, your products, your prices and your customers stay yours. You answer for what you publish in your store.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We look after this website with care, but we cannot promise that it is always there or free of mistakes. Nothing here limits what the law does not allow to be limited, such as our answering for death or injury that we cause, or for fraud.',
      ],
    },
    {
      heading: 'The law',
      paragraphs: [
        `These terms follow the law of England and Wales, and its courts decide. Write to ${support.email} first; most things can be settled that way.`,
      ],
    },
  ],
} satisfies LegalDocument;
