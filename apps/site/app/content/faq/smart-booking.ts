import type { FaqGroup } from '#/features/faq/faq-group.ts';

export const smartBookingFaq = {
  id: 'faq-smart-booking',
  title: 'Smart booking',
  items: [
    {
      id: 'booking-what',
      question: 'What can people book?',
      answer:
        'Whatever you have a limited number of: tables, chairs at the salon, places in a class, or a time to collect an order.',
    },
    {
      id: 'booking-availability',
      question: 'Can two people book the same table?',
      answer:
        'No. Availability is shown in real time: a taken place is taken for everybody, the person on the telephone included.',
    },
    {
      id: 'booking-reminders',
      question: 'What if people forget?',
      answer:
        'They get an automated reminder before the day, and a place that somebody gives back is free again at once.',
    },
    {
      id: 'booking-integration',
      question: 'Does it replace the diary by the telephone?',
      answer:
        'Yes. Bookings from the store, the app, a QR code and the telephone all go into one diary.',
    },
    {
      id: 'booking-plans',
      question: 'Which plans have booking?',
      answer: 'Growth and Scale. With Basic you can still take orders for delivery.',
    },
  ],
} as const satisfies FaqGroup;
