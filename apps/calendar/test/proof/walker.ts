import { randomInt } from 'node:crypto';

import { bookingReceiptSchema } from '@high-street/contract';

import { aBooking, aKey } from '../booking-builder.ts';
import { toPath, send, type Answer } from '../client.ts';

/** A booking as its owner was last told of it. */
export type Known = {
  readonly reference: string;
  readonly receipt: unknown;
  start: string;
  state: 'booked' | 'cancelled';
};

type Parts = {
  /** The server as it is now; after a kill, once the next one is ready. */
  readonly findUrl: () => Promise<string>;
  /** The times that all walkers fight for. */
  readonly starts: readonly string[];
};

function pick<Member>(members: readonly Member[]): Member | undefined {
  return members[members.length === 0 ? 0 : randomInt(members.length)];
}

/** Somebody who books, moves and cancels at random, and remembers all that was acknowledged. */
export function createWalker(name: string, { findUrl, starts }: Parts) {
  const known: Known[] = [];
  const wrong: Answer[] = [];

  /** Asks until there is an answer, as people do; tells whether it was asked more than once. */
  async function insist(path: string, body: unknown) {
    const key = aKey();
    for (let tries = 1; ; tries += 1) {
      const answer = await send(`${await findUrl()}${path}`, body, key);
      if (answer.status !== 0) return { answer, isRepeat: tries > 1 };
    }
  }

  async function book(start: string): Promise<void> {
    const email = `${name}@example.com`;
    const { answer } = await insist('/api/bookings', aBooking({ start, email }));
    if (answer.status === 201) {
      const { reference } = bookingReceiptSchema.parse(answer.body);
      known.push({ reference, receipt: answer.body, start, state: 'booked' });
    } else if (answer.status !== 409) wrong.push(answer);
  }

  async function move(booking: Known, start: string): Promise<void> {
    const path = toPath(booking.receipt, '/reschedule');
    const { answer } = await insist(path, { start, timeZone: 'Europe/London' });
    if (answer.status === 200) booking.start = start;
    else if (answer.status !== 409) wrong.push(answer);
  }

  async function cancel(booking: Known): Promise<void> {
    const { answer, isRepeat } = await insist(toPath(booking.receipt, '/cancel'), {});
    // The first try may have cancelled it, and its server died before it could say so.
    const isDone = answer.status === 200 || (isRepeat && answer.status === 404);
    if (isDone) booking.state = 'cancelled';
    else wrong.push(answer);
  }

  return {
    known,
    /** Answers that nobody should get. */
    wrong,
    async step(): Promise<void> {
      const start = pick(starts) ?? '';
      const mine = pick(known.filter(({ state }) => state === 'booked'));
      const die = randomInt(10);
      if (!mine || die < 4) await book(start);
      else if (die < 7) await move(mine, start);
      else await cancel(mine);
    },
  };
}
