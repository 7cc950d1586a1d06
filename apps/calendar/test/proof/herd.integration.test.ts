import { errorBodySchema, slotSchema } from '@high-street/contract';
import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { startReadyServer } from '../child.ts';
import { findStarts, sendBooking } from '../client.ts';
import { proofSize } from './proof-size.ts';

const HERDS = proofSize(10, 100);
const CLIENTS = 50;

const takenSchema = z.object({ ...errorBodySchema.shape, nearest: z.array(slotSchema) });

test(
  `gives a time to one of ${CLIENTS} who want it at once, in ${HERDS} herds on two processes`,
  { timeout: 300_000 + HERDS * 2_000 },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(database.close);
    const variables = { DATABASE_URL: database.url };
    const [one, two] = await Promise.all([
      startReadyServer(variables),
      startReadyServer(variables),
    ]);
    const starts = (await findStarts(one.url)).slice(0, HERDS);
    expect(starts).toHaveLength(HERDS);

    for (const [herd, start] of starts.entries()) {
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, (_, client) =>
          sendBooking((client % 2 === 0 ? one : two).url, {
            start,
            email: `visitor-${client}@example.com`,
          }),
        ),
      );

      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const losers = answers.filter(({ status }) => status !== 201);
      const gone = new Set(starts.slice(0, herd + 1));
      for (const { status, body } of losers) {
        const { error, nearest } = takenSchema.parse(body);
        expect([status, error.code, nearest.length]).toEqual([409, 'slot_taken', 6]);
        expect(nearest.filter((slot) => gone.has(slot.start))).toEqual([]);
      }
    }

    const booked = await database.db.selectFrom('bookings').select('starts_at').execute();
    expect(booked.map(({ starts_at: start }) => start.getTime()).toSorted()).toEqual(
      starts.map((start) => Date.parse(start)).toSorted(),
    );
  },
);
