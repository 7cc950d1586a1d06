import { errorBodySchema, type NewBooking, slotSchema } from '@high-street/contract';
import { systemClock } from '@high-street/server';
import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { aKey } from '../booking-builder.ts';
import { startReadyServer, TEST_SERVER } from '../child.ts';
import { type Answer, findStarts, sendBooking } from '../client.ts';
import { proofSize } from './proof-size.ts';

const HERDS = proofSize(10, 100);
const CLIENTS = 50;

const takenSchema = z.object({ nearest: z.array(slotSchema) });

/** Sends a booking, and again under the same key while it is turned away: on a slow machine calls are late, or wait too long for a connection. */
async function insist(url: string, changes: Partial<NewBooking>): Promise<Answer> {
  const key = aKey();
  for (;;) {
    const answer = await sendBooking(url, changes, key);
    if (answer.status !== 503) return answer;
    await systemClock.sleep(1_000);
  }
}

test(
  `gives a time to one of ${CLIENTS} who want it at once, in ${HERDS} herds on two processes`,
  { timeout: 300_000 + HERDS * 2_000 },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(database.close);
    const variables = { DATABASE_URL: database.url };
    const [one, two] = await Promise.all([
      startReadyServer(variables, TEST_SERVER),
      startReadyServer(variables, TEST_SERVER),
    ]);
    const starts = (await findStarts(one.url)).slice(0, HERDS);
    expect(starts).toHaveLength(HERDS);

    for (const [herd, start] of starts.entries()) {
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, (_, client) =>
          insist((client % 2 === 0 ? one : two).url, {
            start,
            email: `visitor-${client}@example.com`,
          }),
        ),
      );

      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const losers = answers.filter(({ status }) => status !== 201);
      const gone = new Set(starts.slice(0, herd + 1));
      for (const { status, body } of losers) {
        const code = errorBodySchema.safeParse(body).data?.error.code;
        expect([status, code]).toEqual([409, 'slot_taken']);
        const { nearest } = takenSchema.parse(body);
        expect(nearest).toHaveLength(6);
        expect(nearest.filter((slot) => gone.has(slot.start))).toEqual([]);
      }
    }

    const booked = await database.db.selectFrom('bookings').select('starts_at').execute();
    expect(booked.map(({ starts_at: start }) => start.getTime()).toSorted()).toEqual(
      starts.map((start) => Date.parse(start)).toSorted(),
    );
  },
);
