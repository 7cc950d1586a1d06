import { findFreePort } from '@high-street/server/testing';
import { z } from 'zod';

import type { Desk } from './desk-test.ts';

const slotsSchema = z.object({ slots: z.array(z.object({ start: z.string() })) });

const DAY_MS = 24 * 60 * 60_000;

let demos = 0;

const calendars = new WeakMap<Desk, Promise<string>>();

async function startCalendar({ product }: Desk): Promise<string> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  await product.startCalendar(port, url);
  return url;
}

/** Where the booking page beside a desk answers, started once for all that book there. */
export function findCalendar(desk: Desk): Promise<string> {
  const known = calendars.get(desk) ?? startCalendar(desk);
  calendars.set(desk, known);
  return known;
}

/** A demo that somebody booked. */
export type Demo = { readonly name: string; readonly email: string; readonly start: string };

/** Books the first time that is free in a week, as the booking page does, for somebody whom nobody else in this run is. */
export async function bookDemo(desk: Desk): Promise<Demo> {
  const url = await findCalendar(desk);
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
  const query = new URLSearchParams({ from: day(7), to: day(14), timeZone: 'UTC' });
  const answer = await fetch(`${url}/api/slots?${query.toString()}`);
  const { slots } = slotsSchema.parse(await answer.json());
  const start = slots[0]?.start;
  if (start === undefined) throw new Error('Nothing is free in that week.');
  demos += 1;
  const demo = {
    name: `Demo ${process.pid}-${demos}`,
    email: `demo-${process.pid}-${demos}@example.com`,
    start,
  };
  const booked = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'idempotency-key': `desk-demo-${process.pid}-${demos}-key`,
    },
    body: JSON.stringify({ ...demo, timeZone: 'Europe/London', note: '' }),
  });
  if (booked.status !== 201) throw new Error(`The calendar answered ${booked.status}.`);
  return demo;
}
