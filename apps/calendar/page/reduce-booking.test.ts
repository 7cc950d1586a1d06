import { expect, test } from 'vitest';

import { startState, type BookingAction } from './booking-state.ts';
import { NO_FAULTS, NO_VALUES } from './page-props.ts';
import { reduceBooking } from './reduce-booking.ts';
import { aReceipt, aSlot, someProps } from './testing/some-props.ts';

const run = (actions: BookingAction[], props = someProps()) =>
  actions.reduce(reduceBooking, startState(props));

const TYPED: BookingAction[] = [
  { type: 'pick', slot: aSlot() },
  { type: 'typed', values: { name: 'Priya Sharma', email: 'priya@bramble.example' } },
  { type: 'submit' },
];

test('begins on the first day that has free times', () => {
  expect(startState(someProps()).day).toBe('2026-05-14');
});

test.each([
  { type: 'failed', error: 'No network' },
  { type: 'taken', nearest: [aSlot('2026-05-14T09:30:00.000Z')], error: 'Taken' },
] satisfies BookingAction[])('keeps what is typed when a booking is $type', (action) => {
  const state = run([...TYPED, action]);
  expect(state.phase).toBe('detailing');
  expect(state.values).toEqual({
    ...NO_VALUES,
    name: 'Priya Sharma',
    email: 'priya@bramble.example',
  });
  expect(state.error).not.toBeNull();
});

test.each(['taken', 'failed'] as const)('offers the nearest times of one that is %s', (type) => {
  const near = aSlot('2026-05-14T09:30:00.000Z');
  const refused = run([...TYPED, { type, nearest: [near], error: 'It cannot be had' }]);
  expect(refused.nearest).toEqual([near]);
  const picked = reduceBooking(refused, { type: 'pick', slot: near });
  expect(picked).toMatchObject({ slot: near, nearest: [], error: null, phase: 'detailing' });
});

test('knows that a time is taken by its kind, whatever the words and though no other is near', () => {
  const taken = run([...TYPED, { type: 'taken', nearest: [], error: 'In other words' }]);
  expect(taken.isTaken).toBe(true);
  expect(startState(someProps({ refusal: 'slot_taken' })).isTaken).toBe(true);
  expect(reduceBooking(taken, { type: 'pick', slot: aSlot() }).isTaken).toBe(false);
});

test('looks again for the free times once one of them turns out to be taken, or is refused', () => {
  const taken = run([...TYPED, { type: 'taken', nearest: [], error: 'Taken' }]);
  expect(taken.looks).toBe(1);
  expect(run([...TYPED, { type: 'failed', error: 'Not offered' }]).looks).toBe(1);
  expect(reduceBooking(taken, { type: 'again' }).looks).toBe(2);
  expect(run(TYPED).looks).toBe(0);
});

test('leaves it to the browser to look up times that the service has not', () => {
  expect(startState(someProps({ slots: null }))).toMatchObject({ slots: [], loading: 'failed' });
});

test('shows the receipt of an accepted booking', () => {
  const state = run([...TYPED, { type: 'accepted', receipt: aReceipt() }]);
  expect(state).toMatchObject({ phase: 'booked', receipt: aReceipt() });
});

test('takes no second press while a call is under way', () => {
  const sending = run(TYPED);
  expect(reduceBooking(sending, { type: 'submit' })).toBe(sending);
  expect(reduceBooking(sending, { type: 'pick', slot: aSlot() })).toBe(sending);
});

test('keeps what was sent in the fields until the answer has come', () => {
  const sending = run(TYPED);
  const typed: BookingAction = { type: 'typed', values: { email: 'priya@other.example' } };
  expect(reduceBooking(sending, typed)).toBe(sending);
  const refused = reduceBooking(sending, { type: 'failed', error: 'No network' });
  expect(reduceBooking(refused, typed).values.email).toBe('priya@other.example');
});

test('a name from the site fills an empty field and never replaces a typed one', () => {
  expect(run([{ type: 'named', name: 'Priya' }]).values.name).toBe('Priya');
  const typed: BookingAction = { type: 'typed', values: { name: 'Amara' } };
  expect(run([typed, { type: 'named', name: 'Priya' }]).values.name).toBe('Amara');
});

test('typing takes away the message of that field only', () => {
  const faults = { ...NO_FAULTS, name: 'Name is required', email: 'Enter a valid email' };
  const state = run([{ type: 'typed', values: { name: 'P' } }], someProps({ faults }));
  expect(state.faults).toEqual({ ...faults, name: null });
});

test('counts each time that faults are found, and not the letters that put them right', () => {
  const faults = { ...NO_FAULTS, name: 'Name is required', email: 'Enter a valid email' };
  expect(startState(someProps()).findings).toBe(0);
  expect(startState(someProps({ faults })).findings).toBe(1);
  const faulty = run([
    { type: 'pick', slot: aSlot() },
    { type: 'faulty', faults, error: 'Check' },
  ]);
  expect(faulty.findings).toBe(1);
  const letters = ['P', 'Pr', 'Pri'].map((name): BookingAction => ({
    type: 'typed',
    values: { name },
  }));
  const corrected = letters.reduce(reduceBooking, faulty);
  expect(corrected.findings).toBe(1);
  expect(reduceBooking(corrected, { type: 'faulty', faults, error: 'Check' }).findings).toBe(2);
  expect(run([...TYPED, { type: 'failed', error: 'Refused', faults }]).findings).toBe(1);
});

test('another month is looked up at once and takes its first free day when its times come', () => {
  const june = aSlot('2026-06-03T09:00:00.000Z');
  const asked = run([{ type: 'month', month: '2026-06', day: null }]);
  expect(asked).toMatchObject({ month: '2026-06', day: null, slots: [], loading: 'loading' });
  const found = reduceBooking(asked, { type: 'slots', slots: [june] });
  expect(found).toMatchObject({ day: '2026-06-03', loading: 'ready' });
});

test('another zone shows the chosen time on its own day there', () => {
  const slot = aSlot('2026-05-31T23:30:00.000Z');
  const state = run([
    { type: 'pick', slot },
    { type: 'zone', zone: 'Asia/Kolkata' },
  ]);
  expect(state).toMatchObject({ zone: 'Asia/Kolkata', month: '2026-06', day: '2026-06-01' });
});

test('another zone leaves the month that is shown, whatever time was given up in another', () => {
  const july = aSlot('2026-07-02T09:00:00.000Z');
  const state = run([
    { type: 'pick', slot: aSlot() },
    { type: 'back' },
    { type: 'month', month: '2026-07', day: null },
    { type: 'slots', slots: [july] },
    { type: 'zone', zone: 'Asia/Kolkata' },
  ]);
  expect(state).toMatchObject({ zone: 'Asia/Kolkata', month: '2026-07', day: '2026-07-02' });
});

test('a zone that the browser does not know changes nothing', () => {
  const state = startState(someProps());
  expect(reduceBooking(state, { type: 'zone', zone: 'America/Atlantis' })).toBe(state);
});

test('another zone leaves the chosen day while it has a free time there', () => {
  const slots = [aSlot('2026-05-14T08:30:00.000Z'), aSlot('2026-05-20T20:00:00.000Z')];
  const chosen: BookingAction[] = [
    { type: 'slots', slots },
    { type: 'day', day: '2026-05-20' },
  ];
  expect(run([...chosen, { type: 'zone', zone: 'Europe/Paris' }]).day).toBe('2026-05-20');
  expect(run([...chosen, { type: 'zone', zone: 'Pacific/Auckland' }]).day).toBe('2026-05-14');
});

test('another zone has its own today and its own last day', () => {
  expect(startState(someProps())).toMatchObject({ today: '2026-05-11', lastDay: '2026-07-10' });
  const state = run([{ type: 'zone', zone: 'Pacific/Kiritimati' }]);
  expect(state).toMatchObject({ today: '2026-05-11', lastDay: '2026-07-11' });
  expect(reduceBooking(state, { type: 'zone', zone: 'Pacific/Pago_Pago' })).toMatchObject({
    today: '2026-05-10',
    lastDay: '2026-07-10',
  });
});

test('a zone in which the month is over shows the one that can be booked there', () => {
  const bookable = { now: '2026-05-31T20:00:00Z', lastMoment: '2026-07-10T22:59:59.999Z' };
  const state = run(
    [{ type: 'zone', zone: 'Asia/Tokyo' }],
    someProps({ bookable, slots: [aSlot('2026-06-01T09:00:00.000Z')] }),
  );
  expect(state).toMatchObject({ month: '2026-06', day: '2026-06-01' });
});

test('a moved booking is shown with its new time', () => {
  const managed = { path: '/bookings/DEMO-7F3K', signature: 'abc', step: 'look' } as const;
  const props = someProps({ stage: 'manage', managed, receipt: aReceipt() });
  const moved = { ...aReceipt(), ...aSlot('2026-05-14T09:30:00.000Z') };
  const state = run(
    [
      { type: 'move' },
      { type: 'pick', slot: aSlot('2026-05-14T09:30:00.000Z') },
      { type: 'submit' },
      { type: 'accepted', receipt: moved },
    ],
    props,
  );
  expect(state).toMatchObject({ phase: 'looking', receipt: moved, hasMoved: true });
});
