import { settings } from '@high-street/owner';

import type { LegalDocument } from '../legal-document.ts';

const { company, support, marketingConsent } = settings.brand;
/** As it was published, whatever the settings say now. */
const retentionMonths = 24;

export const privacyPolicy3 = {
  title: 'Privacy Policy',
  version: '3',
  date: '29 November 2026',
  isSample: true,
  retentionMonths,
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${company.name} decides why and how the details below are used; the UK GDPR calls that the controller. Write to ${support.email} about anything on this page.`,
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'When you send an enquiry we keep your name, email address, phone number and, if you give them, your company and your message. When you register we also keep what you tell us about your business.',
        'We keep what we write to you, what you write back, and what our people note about it. Our confirmation has a link to a page where you can see, correct, withdraw and erase what you sent.',
        'When you book a demo we keep its time, your time zone, your name, your email address and what you add to them.',
        'With either form we also keep how your visit began: its first page, the page that led you to us, and the campaign that the link named, if any. None of that is stored on your device.',
        'Against misuse we count calls. The address of your connection is turned into a code for that, which we cannot turn back, and the counts are thrown away.',
      ],
    },
    {
      heading: 'What we count',
      paragraphs: [
        'Our pages count what happens on them, in totals for a day. They count which pages are seen and at which page visits begin. Of a form they count that it is begun, sent or refused, which step is reached, and which message shows at which field. If somebody leaves without sending it, they count which field was touched last. And they count how quickly pages open and answer on narrow, medium and wide windows.',
        'Beside each total we keep its day and its page. We also keep the campaign that led there, or the other site if many people come from it. When we answer an enquiry or win a customer, that counts under the page and the campaign of the enquiry.',
        'No line of this describes a visit. We keep no address of your connection and no code made of it, no name of your browser, no time finer than a day, and nothing that you type. We cannot tell two of your visits from the visits of two people. Our own people see these numbers rounded down to fives.',
        'You can say no. If your browser sends Global Privacy Control or Do Not Track, we count nothing. Or switch off "Count my visit" at the foot of any page. What you send us then counts in no total either.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Our pages set no cookies and ask no other company for anything. The booking calendar is loaded only when you open it.',
        'Your browser keeps what you have typed into a form until you have sent it or closed the tab, so that a reload loses nothing. If you choose a colour scheme, pause the motion of our pages or switch counting off, it remembers that choice. We never see any of it before you send the form. For counting, nothing is stored on your device, and nothing but that choice is read from it.',
      ],
    },
    {
      heading: 'Why we may use it',
      paragraphs: [
        'We use your details to answer you, to prepare the plan you asked about and to hold the demo you booked. You asked for that, so the law lets us take these steps before a contract (UK GDPR, Article 6(1)(b)).',
        ...(marketingConsent
          ? [
              'If you tick the box for news and offers, we send you those by email, because you said yes (Article 6(1)(a)). We keep the words that you said yes to, and when. You can take it back at any time, by a button on the page that our confirmation links to, or by writing to us.',
            ]
          : []),
        'We keep how visits begin, count visits in totals, and count calls, because we want to know which of our pages and notices are of use and to keep our service up. We think that does not weigh against you (Article 6(1)(f)); you may object.',
        'We do not sell your details, decide nothing about you by machine alone, and send no advertising you did not ask for.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Those who carry our mail and those who run our computers handle your details for us and on our instructions. Our own list of customers may be kept for us by such a company as well. Nobody else gets them, unless the law makes us hand them over.',
        'Should one of them handle your details outside the United Kingdom, we see to it that UK law allows it.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `We remove an enquiry or a registration ${retentionMonths} months after you sent it, and a booking ${retentionMonths} months after it ended, or sooner if you ask us to. Copies that we keep for an emergency are overwritten in their turn.`,
        `We remove totals ${retentionMonths} months after their day. Of the totals of a week a remainder under five stays, with its page and its campaign or site but without a day. Numbers that are rounded to fives would change without it.`,
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask us for a copy of your details, in a form that other programs can read; have them corrected; have them erased; have us stop using them while a question about them is open; and object to a use that rests on our own interest. It costs nothing, and we answer within one month.',
        'If you erase your details, or ask us to, our website does so at once. It erases what you sent, your bookings, what we wrote to each other, and what has not been sent yet. It keeps a line that says when it was done, without your name.',
        'An erasure does not reach our list of customers, our calendars and our mailboxes: ask us, and we remove you from them by hand. Copies for an emergency are overwritten in their turn.',
        "If you think we handle your details wrongly, tell us; you may also complain to the Information Commissioner's Office, ico.org.uk.",
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'Each version of this policy has a number and a day. A new one does not change what we promised for details that we have already.',
        'Version 1 held from 21 November 2026 and is at /doc/privacy-policy-1.pdf. Version 2 held from 26 November 2026 and is at /doc/privacy-policy-2.pdf: it says what we count. Version 3 says how far an erasure reaches.',
      ],
    },
  ],
} satisfies LegalDocument;
