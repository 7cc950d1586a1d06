import type { SlotsQuery } from '@high-street/contract';
import { expect, test } from 'vitest';

import type { BookingAction } from './booking-state.ts';
import type { SlotsOutcome } from './calendar-client.ts';
import { createSlotLook } from './slot-look.ts';
import { aSlot } from './testing/some-props.ts';

const MAY: SlotsQuery = { from: '2026-05-01', to: '2026-06-01', timeZone: 'UTC' };
const JUNE: SlotsQuery = { from: '2026-06-01', to: '2026-07-01', timeZone: 'UTC' };
const FOUND = { kind: 'ok', slots: [aSlot()] } as const;

/** A look by calls that end as the test says, with the times of May there from the start. */
function aLook(shown: string | null = 'May') {
  const actions: BookingAction[] = [];
  const calls: ((outcome: SlotsOutcome) => void)[] = [];
  const look = createSlotLook({
    client: { findSlots: async () => new Promise((resolve) => calls.push(resolve)) },
    dispatch: (action) => actions.push(action),
    shown,
  });
  const end = async (call: number, outcome: SlotsOutcome) => {
    calls[call]?.(outcome);
    await new Promise(setImmediate);
  };
  return { look, actions, calls, end };
}

test('does not look for times that the page has already', () => {
  const { look, actions, calls } = aLook();
  expect(look.begin('May', MAY)).toBeUndefined();
  expect([calls, actions]).toEqual([[], []]);
});

test('looks again after turning away and back before the answer came', async () => {
  const { look, actions, calls, end } = aLook();
  const leave = look.begin('June', JUNE);
  leave?.();
  look.begin('May', MAY);

  await end(0, { kind: 'ok', slots: [] });
  await end(1, FOUND);

  expect(calls).toHaveLength(2);
  expect(actions.at(-1)).toEqual({ type: 'slots', slots: FOUND.slots });
  expect(look.begin('May', MAY)).toBeUndefined();
});

test('says why there are no times, and looks for them again', async () => {
  const { look, actions, calls, end } = aLook(null);
  look.begin('May', MAY);
  await end(0, { kind: 'offline' });

  expect(actions.at(-1)).toEqual({ type: 'loading', loading: 'offline' });
  expect(look.hasTimes()).toBe(false);
  look.begin('May', MAY);
  expect(calls).toHaveLength(2);
});
