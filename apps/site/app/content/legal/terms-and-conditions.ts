import type { LegalDocument } from './legal-document.ts';

export const termsAndConditions = {
  title: 'Terms and Conditions',
  version: '1',
  date: '21 November 2026',
  isSample: true,
  sections: [
    {
      heading: 'This website',
      paragraphs: [
        'This website describes our platform. Nothing on it is an offer that binds either of us: every plan is quoted to your business before you agree to it.',
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
      ],
    },
    {
      heading: 'Your content',
      paragraphs: [
        'Your name, your products, your prices and your customers stay yours. You answer for what you publish in your store.',
      ],
    },
  ],
} satisfies LegalDocument;
