import { toMailIdentity } from '@high-street/letter';
import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { buildProviderMail, buildVisitorMail } from './booking-mail.ts';
import type { BookingMailData } from './booking-mail-data.ts';

const VISITOR = 'anna@example.com';
const PROVIDER = 'demos@shop.example';

const data: BookingMailData = {
  booking: {
    id: '018f0000-0000-7000-8000-000000000001',
    reference: '7F3A0-9C21D',
    details: { name: 'Anna Bell', email: VISITOR },
    invitationDomain: 'shop.example',
  },
  change: {
    change: 'booked',
    version: 0,
    startsAt: new Date('2026-07-06T09:00:00Z'),
    endsAt: new Date('2026-07-06T09:30:00Z'),
    timeZone: 'Europe/London',
  },
  identity: toMailIdentity(chooseBrand('kerbside').pack, {
    from: 'hello@shop.example',
    providerAddress: PROVIDER,
  }),
  manageUrl: 'https://calendar.example/bookings/7F3A0-9C21D?signature=x',
  deskUrl: null,
  ownZone: 'Europe/London',
  place: 'Video call',
  now: new Date('2026-07-01T07:00:00Z'),
};

test('what a visitor writes back goes where all mails of visitors go', () => {
  expect(buildVisitorMail(data)).not.toHaveProperty('replyTo');
  const identity = { ...data.identity, replyTo: 'answers@shop.example' };
  const { replyTo, request } = buildVisitorMail({ ...data, identity });

  expect([replyTo?.address, request.replyTo]).toEqual([
    'answers@shop.example',
    'answers@shop.example',
  ]);
});

test('an answer to what the provider is told goes to the visitor, by a hosted mail service too', () => {
  const { replyTo, request } = buildProviderMail(data);

  expect(replyTo?.address).toBe(VISITOR);
  expect(request).toMatchObject({ to: PROVIDER, replyTo: VISITOR });
  expect(buildVisitorMail(data).request).not.toHaveProperty('replyTo');
});

test('the team opens a booking at the desk, and by the command where nobody said where the desk is', () => {
  const linked = buildProviderMail({ ...data, deskUrl: 'https://desk.shop.example' });

  for (const part of [linked.text, linked.html])
    expect(part).toContain('https://desk.shop.example/bookings/7F3A0-9C21D');
  expect(linked.text).not.toContain('npm run');
  expect(buildProviderMail(data).text).toContain('npm run bookings -- show 7F3A0-9C21D');
});

test('the team reads which place was promised, as the visitor does', () => {
  for (const { text } of [buildVisitorMail(data), buildProviderMail(data)])
    expect(text).toContain('Where: Video call');
});

test('whose demo is cancelled, by whomever, is offered another time and told where to write', () => {
  const change = { ...data.change, change: 'cancelled' } as const;
  const { text, invitation } = buildVisitorMail({ ...data, change });

  expect(text).toContain('It will not take place. If you did not cancel it yourself, we are sorry');
  expect(text).toContain(`write to ${data.identity.brand.support.email}.`);
  expect(text).toMatch(/Book another time:? https:\/\/calendar\.example\/\n/);
  expect(invitation?.text).not.toContain('Move or cancel');
  expect(buildVisitorMail(data).invitation?.text).toContain('Move or cancel');
});

test('a mail tells a time that comes twice from the other one', () => {
  const change = {
    ...data.change,
    startsAt: new Date('2026-11-01T05:30:00Z'),
    endsAt: new Date('2026-11-01T06:00:00Z'),
    timeZone: 'America/New_York',
  };
  expect(buildVisitorMail({ ...data, change }).text).toContain(
    '01:30 GMT-4 to 01:00 GMT-5 (America/New_York)',
  );
});
