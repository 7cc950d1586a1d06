import type { AppointmentWords, EnquiryLink } from '#/features/appointment/appointment-words.ts';

export const appointment = {
  title: 'Schedule a Demo', // literal
  expand: 'Expand',
  compress: 'Compress',
  close: 'Close',
  frame: 'Booking calendar',
  loading: 'Loading the booking page',
  newTab: 'Open the booking page in a new tab',
} satisfies AppointmentWords;

export const enquiryLink = { label: 'Enquire', to: '/enquiry' } satisfies EnquiryLink;
