import { expect, test } from 'vitest';

import { createDays, dayIn } from './day-in.ts';

const MINUTE_MS = 60_000;

test.each(['Europe/London', 'America/Sao_Paulo', 'Pacific/Auckland', 'UTC'])(
  'the day that is remembered in %s is that of each moment, over changes of the clock and back in time',
  (zone) => {
    const dayOf = createDays(zone);
    const begin = Date.parse('2026-10-23T00:00:00Z');
    const moments = Array.from({ length: 400 }, (_, n) => new Date(begin + n * 17 * MINUTE_MS));
    for (const at of [...moments, ...moments.toReversed()]) {
      expect([at, dayOf(at)]).toEqual([at, dayIn(zone, at)]);
    }
  },
);
