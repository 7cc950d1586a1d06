import ical from 'node-ical';
import { expect, test } from 'vitest';

import { buildInvitation, type Invitation } from './build-invitation.ts';

function anInvitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    reference: '7F3A0-9C21D',
    domain: 'kerbside.example',
    version: 0,
    startsAt: new Date('2026-07-06T09:00:00Z'),
    endsAt: new Date('2026-07-06T09:30:00Z'),
    visitor: { name: 'Anna Bell', email: 'anna@example.com' },
    organizer: { name: 'Kerbside', email: 'bookings@kerbside.example' },
    method: 'REQUEST',
    place: 'Video call',
    manageUrl: null,
    now: new Date('2026-07-01T07:00:00Z'),
    ...changes,
  };
}

const UID = '7F3A0-9C21D@kerbside.example';

/** What a calendar reads from the text. */
function readBack(text: string) {
  const { vcalendar, [UID]: event } = ical.sync.parseICS(text);
  if (event?.type !== 'VEVENT') throw new Error(`no event ${UID} in ${text}`);
  return { event, method: vcalendar?.method };
}

const unfold = (text: string) => text.replaceAll('\r\n ', '');

test('asks the visitor to come, with the exact time in UTC', () => {
  const text = buildInvitation(anInvitation());

  const { event, method } = readBack(text);
  expect(method).toBe('REQUEST');
  expect(event.location).toBe('Video call');
  expect(event).toMatchObject({
    sequence: 0,
    status: 'CONFIRMED',
    summary: 'Demo: Kerbside and Anna Bell',
    organizer: { params: { CN: 'Kerbside' }, val: 'mailto:bookings@kerbside.example' },
    attendee: { params: { CN: 'Anna Bell', RSVP: true, PARTSTAT: 'NEEDS-ACTION' } },
  });
  expect(event.start.toISOString()).toBe('2026-07-06T09:00:00.000Z');
  expect(event.end?.toISOString()).toBe('2026-07-06T09:30:00.000Z');
  for (const line of [
    'DTSTAMP:20260701T070000Z',
    'DTSTART:20260706T090000Z',
    'DTEND:20260706T093000Z',
  ]) {
    expect(text).toContain(`\r\n${line}\r\n`);
  }
  expect(unfold(text)).toMatch(/\r\nATTENDEE;.*:mailto:anna@example\.com\r\n/i);
});

test('moves the same event by a higher sequence', () => {
  const { event } = readBack(buildInvitation(anInvitation({ version: 3 })));

  expect([event.uid, event.sequence]).toEqual([UID, 3]);
});

test('is the same event once the organizer writes from another domain', () => {
  const organizer = { name: 'Kerbside', email: 'bookings@new.example' };
  const { event } = readBack(buildInvitation(anInvitation({ version: 1, organizer })));

  expect(event.uid).toBe(UID);
});

test('takes the same event off when it is cancelled', () => {
  const { event, method } = readBack(
    buildInvitation(anInvitation({ version: 1, method: 'CANCEL' })),
  );

  expect([event.uid, event.sequence, event.status, method]).toEqual([
    UID,
    1,
    'CANCELLED',
    'CANCEL',
  ]);
  expect(event.attendee).toMatchObject({ params: { RSVP: false } });
});

test('asks nobody in a file to download', () => {
  const { event, method } = readBack(buildInvitation(anInvitation({ method: 'PUBLISH' })));

  expect([method, event.status, event.attendee]).toEqual(['PUBLISH', 'CONFIRMED', undefined]);
});

// asvs 8.2.3
test('has the signed link in the copy of the visitor alone', () => {
  const manageUrl = `https://calendar.example/bookings/7F3A0-9C21D?signature=${'a'.repeat(43)}`;

  const own = readBack(buildInvitation(anInvitation({ manageUrl })));
  const other = readBack(buildInvitation(anInvitation()));

  expect(own.event.description).toBe(`Reference: 7F3A0-9C21D\nMove or cancel: ${manageUrl}`);
  expect(other.event.description).toBe('Reference: 7F3A0-9C21D');
});

// asvs 5.4.1, 5.4.2
test('keeps names and notes in any script, with every mark in them', () => {
  const name = 'अन्ना "Bea" Bell, Müller; Söhne \\ Co: 東京';
  const note = 'Bread, cakes; "both"?\nBEGIN:VEVENT\n\n日本語のメモ 🎉 '.repeat(20).trim();

  const details = { name, email: 'anna@example.com', note };

  const text = buildInvitation(anInvitation({ visitor: details, details }));

  const { event } = readBack(text);
  expect(event.summary).toBe(`Demo: Kerbside and ${name}`);
  expect(event.description).toBe(`Reference: 7F3A0-9C21D\n\n${note}`);
  // In a parameter quotes are written as RFC 6868 has it.
  expect(unfold(text)).toContain(`CN="${name.replaceAll('"', "^'")}"`);
});

// asvs 1.3.11
test('cuts a name that is a sentence, wherever a calendar shows it', () => {
  const name =
    'Your account is locked. Please call us at once on 0900 123 4567 and have your card at hand';
  const shown = 'Your account is locked. Please call us at once on 0900 123…';

  const text = buildInvitation(anInvitation({ visitor: { name, email: 'anna@example.com' } }));

  expect(readBack(text).event.summary).toBe(`Demo: Kerbside and ${shown}`);
  expect(unfold(text)).toContain(`CN="${shown}"`);
  expect(text).not.toContain('card at hand');
});

test('ends each line with CRLF and folds what is longer than 75 bytes', () => {
  const text = buildInvitation(
    anInvitation({
      details: { name: 'Anna', email: 'anna@example.com', note: 'Größe, 大きさ 🎉 '.repeat(50) },
    }),
  );

  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
