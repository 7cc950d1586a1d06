import { expect, test } from 'vitest';

import { fakeClock } from '../../test/fake-clock.ts';
import { createAwaitDelivery } from './await-delivery.ts';
import type { ClaimMode } from './claim-deliveries.ts';

const CLAIMED = {
  id: '1',
  kind: 'visitor',
  leadId: '2',
  bookingId: null,
  partId: null,
  payload: null,
  attempt: 2,
  ageMs: 0,
  turn: null,
  resends: 0,
};

/** A delivery that somebody else tries when it is asked for, and that is free afterwards. */
function aDeliveryInHand({ isDue }: { readonly isDue: boolean }) {
  const claims: ClaimMode[] = [];
  let isLeased = true;
  let isDone = false;
  const first = createAwaitDelivery({
    store: {
      findOfLead: async () => ({ id: '1', state: isDone ? 'done' : 'waiting', isLeased }),
      claimNow: async (_id, mode) => {
        claims.push(mode);
        const claimed = mode === 'immediate' && !isLeased && isDue ? CLAIMED : null;
        if (mode === 'immediate') isLeased = false;
        return claimed;
      },
    },
    session: { owner: async () => ({ number: 1, since: '' }) },
    deliver: async () => {
      isDone = true;
    },
    clock: fakeClock(),
    limitMs: 3_000,
  });
  return { first, claims };
}

test('makes the attempt when a worker made the delivery due whose sender died', async () => {
  const { first, claims } = aDeliveryInHand({ isDue: true });

  expect(await first.now('2', 'visitor')).toBe('done');
  expect(claims).toEqual(['immediate', 'immediate']);
});

test('leaves to its turn what somebody else has just tried in vain', async () => {
  const { first, claims } = aDeliveryInHand({ isDue: false });

  expect(await first.now('2', 'visitor')).toBe('waiting');
  expect(claims).toEqual(['immediate', 'immediate']);
});
