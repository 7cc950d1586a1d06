import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import { createDays } from './days.ts';

const MINUTE_MS = 60_000;

test.each(['Europe/London', 'America/Sao_Paulo', 'Pacific/Auckland', 'UTC'])(
  'the day in %s is that of each moment, over changes of the clock',
  (zone) => {
    const dayOf = createDays(zone);
    const begin = Date.parse('2026-10-23T00:00:00Z');
    const moments = Array.from({ length: 400 }, (_, n) => new Date(begin + n * 17 * MINUTE_MS));
    for (const at of moments) {
      const there = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
      expect([at, dayOf(at)]).toEqual([at, there.toPlainDate().toString()]);
    }
  },
);
