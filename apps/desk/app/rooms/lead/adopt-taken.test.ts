import { expect, test } from 'vitest';

import { adoptTaken } from './adopt-taken.ts';

const ME = { id: 'me', name: 'Olive Moor' };
const TAKEN = {
  from: 1,
  to: 2,
  since: { iso: '2026-11-23T11:20:00.000Z', words: 'today, 11:20' },
  until: 'It goes back to the queue at 12:20 GMT if nothing happens.',
};
const aLead = (version: number) => ({ version, heldBy: null, heldUntil: null });

test('a lead that one’s own words took is one’s own, on the version that came of it', () => {
  expect(adoptTaken(aLead(1), TAKEN, ME)).toEqual({
    version: 2,
    heldBy: { ...ME, isYou: true, since: TAKEN.since },
    heldUntil: TAKEN.until,
  });
});

test('a page that had another version keeps it, so that what changed in between is told', () => {
  expect(adoptTaken(aLead(3), TAKEN, ME)).toEqual(aLead(3));
  expect(adoptTaken(aLead(1), { ...TAKEN, from: 2, to: 3 }, ME)).toEqual(aLead(1));
  expect(adoptTaken(aLead(1), null, ME)).toEqual(aLead(1));
});
