import type { LegalDocument } from './legal-document.ts';

export const privacyPolicy = {
  title: 'Privacy Policy',
  version: '1',
  date: '21 November 2026',
  isSample: true,
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'When you send an enquiry we keep your name, e-mail address, phone number and, if you give them, your company and your message. When you register we also keep what you tell us about your business.',
        'With either form we also keep how your visit began: its first page, the page that led you to us, and the campaign that the link named, if any. None of that is stored on your device.',
        'Our pages set no cookies and ask no other company for anything. The booking calendar is loaded only when you open it.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We use your details to answer you and to prepare the plan you asked about. We do not sell them, and we send no advertising you did not ask for.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We remove your details 24 months after you sent them, or sooner if you ask us to.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask us for a copy of your details, have them corrected, or have them erased. Write to the address on our enquiry page and we will do it.',
      ],
    },
  ],
} satisfies LegalDocument;
