import type { BenefitsWords } from '#/pages/smart-booking/sections/benefit-stage.tsx';
import type { RulerHeroWords } from '#/pages/smart-booking/sections/ruler-hero.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Smart booking',
  description:
    'Bookings for tables, chairs, classes and collections, with real-time availability and automated reminders.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const hero = {
  title: 'Smart Booking System for a Seamless Customer Experience', // literal
  lede: 'Tables, chairs, classes and collections on one ruler.',
  action: { label: 'Get Started', to: '/onboarding' }, // literal
  picture:
    'One day on a ruler: tables, haircuts, classes, deliveries and collections in four lanes, and a line at the present minute.',
} satisfies RulerHeroWords;

export const benefits = {
  title: 'Five plates, all on one arm',
  tabsLabel: 'Five benefits',
  pause: 'Pause',
  play: 'Play',
  benefits: [
    {
      id: 'queues',
      label: 'No More Manual Queues', // literal
      line: 'People book a time and come when it is theirs. Nobody has to keep their place by the door.',
      picture: 'A spool of paper queue numbers unrolled along the floor. Nobody waits by the door.',
      badges: [
        { title: 'Nobody by the door', line: 'Everybody came at their time' },
        { title: 'Number 29', line: 'Walked straight to the table' },
      ],
    },
    {
      id: 'availability',
      label: 'Real-Time Availability', // literal
      line: 'Every table, chair and class place, as it stands this minute.',
      picture: 'A dining room from above with eight tables: four are free and four are taken.',
      badges: [
        { title: '4 tables free', line: 'As of this minute' },
        { title: 'Table 5, eight seats', line: 'Free again at 20:15' },
      ],
    },
    {
      id: 'integration',
      label: 'Easy Integration', // literal
      line: 'Web store, app, QR code and telephone all write in the one diary.',
      picture: 'A plug board: cords run from web store, app, QR code and telephone into one diary.',
      badges: [
        { title: 'One diary', line: 'Whoever asked, and however' },
        { title: 'The telephone too', line: 'You write that one in yourself' },
      ],
    },
    {
      id: 'booking',
      label: 'Automated Booking & Reminders', // literal
      line: 'The booking writes itself down, and a reminder goes out before the day.',
      picture:
        'A phone on the day before: table 8 is booked, and the reminder says “See you tomorrow”.',
      badges: [
        { title: 'Reminder sent', line: 'The day before' },
        { title: 'Table for four', line: 'Nobody had to ring anybody' },
      ],
    },
    {
      id: 'experience',
      label: 'Personalized Customer Experience', // literal
      line: 'Who likes the window and who takes oat milk: known before they sit down.',
      picture:
        'A guest card: Amara, ninth visit, likes the window, always oat milk, never sesame, birthday on 12 June.',
      badges: [
        { title: 'Window seat kept', line: 'As Amara likes it' },
        { title: 'Oat milk in', line: 'Before she asks' },
      ],
    },
  ],
} satisfies BenefitsWords;

export const faqTitle = 'Asked at the desk';
