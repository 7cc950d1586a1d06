import { expect, test } from 'vitest';

import { invitationLink, plainLink } from './plain-link.ts';

/** The page of nobody in particular. */
const alone = { managed: null, enquiry: null };
import { aSlot } from './testing/some-props.ts';

const managed = { path: '/bookings/DEMO-7F3K', signature: 'a b', step: 'move' } as const;
const query = { month: '2026-05', day: '2026-05-14', zone: 'Europe/London' };

test('a day is a link with its month, its day and the zone as it is written', () => {
  expect(plainLink(alone, query)).toBe('?month=2026-05&day=2026-05-14&zone=Europe/London');
});

test('a time is a link with its start', () => {
  expect(plainLink(alone, { zone: 'Etc/GMT+1', slot: aSlot() })).toBe(
    '?start=2026-05-14T08:30:00.000Z&zone=Etc/GMT%2B1',
  );
});

test('only a managed booking has steps', () => {
  expect(plainLink(alone, { ...query, step: 'move' })).toBe(plainLink(alone, query));
  expect(plainLink({ managed, enquiry: null }, { month: '2026-05', step: 'move' })).toBe(
    '/bookings/DEMO-7F3K?signature=a%20b&step=move&month=2026-05',
  );
  expect(plainLink({ managed, enquiry: null }, { step: 'look' })).toBe(
    '/bookings/DEMO-7F3K?signature=a%20b',
  );
});

test('nothing chosen is the page itself', () => {
  expect(plainLink(alone, {})).toBe('/');
});

test('the invitation is beside the manage page', () => {
  expect(invitationLink('https://c.example/bookings/D-1?signature=x')).toBe(
    'https://c.example/bookings/D-1.ics?signature=x',
  );
});

test('keeps the enquiry that the visitor came from', () => {
  const enquiry = { token: '7Q4M-2XKP.1.s', reference: '7Q4M-2XKP' };

  expect(plainLink({ managed: null, enquiry }, { month: '2026-05' })).toBe(
    '?enquiry=7Q4M-2XKP.1.s&month=2026-05',
  );
});
