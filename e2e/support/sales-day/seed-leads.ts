import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';
import { z } from 'zod';

import { findCalendar } from '../desk-booking.ts';
import { writeAsRobot, writeLead } from '../desk-lead.ts';
import type { Desk } from '../desk-test.ts';
import type { DayDatabase } from './day-database.ts';
import type { DayLead } from './ledger.ts';

const slotsSchema = z.object({ slots: z.array(z.object({ start: z.string() })) });
const receiptSchema = z.object({ reference: z.string() });

const DAY_MS = 24 * 60 * 60 * 1_000;
const PATIENCE_MS = 60_000;

/** How many leads there are, and how many of them in which manner. */
export type SeedSize = {
  readonly leads: number;
  readonly kept: number;
  readonly dead: number;
  readonly booked: number;
};

/** Where the booking page answers, and the free times of some weeks to come. */
async function openCalendar(desk: Desk) {
  const url = await findCalendar(desk);
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const answer = await fetch(`${url}/api/slots?from=${day(3)}&to=${day(28)}&timeZone=UTC`);
  const { slots } = slotsSchema.parse(await answer.json());
  return { url, starts: slots.map(({ start }) => start) };
}

type Visitor = { readonly name: string; readonly email: string };

async function book(url: string, start: string, { name, email }: Visitor) {
  const answer = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: url },
    body: JSON.stringify({ start, timeZone: 'Europe/London', note: '', name, email }),
  });
  if (!answer.ok) throw new Error(`The calendar answered ${answer.status}: ${await answer.text()}`);
  const { reference } = receiptSchema.parse(await answer.json());
  return { reference, start: new Date(start).toISOString() };
}

/** Some write while the mail server knows no mailbox, so that their mails are given up. */
async function writeDead(desk: Desk, database: DayDatabase, count: number) {
  const { state } = desk.product.mail;
  state.manner = 'refuse the recipient';
  const leads = await Promise.all(Array.from({ length: count }, () => writeLead(desk)));
  const references = leads.map(({ reference }) => reference);
  const open = { timeout: PATIENCE_MS };
  await expect.poll(() => database.countDead(references), open).toBe(2 * count);
  state.manner = 'accept';
  return leads;
}

/** Somebody writes to the shop, again and again: people, robots, some whose mails come back, some who book a demo. */
export async function seedLeads(
  desk: Desk,
  database: DayDatabase,
  size: SeedSize,
): Promise<readonly DayLead[]> {
  const { leads: all, kept, dead, booked } = size;
  const withDead = await writeDead(desk, database, dead);
  const robots = await Promise.all(Array.from({ length: kept }, () => writeAsRobot(desk)));
  const { url, starts } = await openCalendar(desk);
  const plain = await Promise.all(Array.from({ length: all - kept - dead }, () => writeLead(desk)));
  const bookings = new Map<string, DayLead['booking']>();
  for (const [place, lead] of plain.slice(0, booked).entries()) {
    // One time in three, so that there are free ones between them.
    const start = starts[3 * place];
    if (start === undefined) throw new Error('There are not so many free times.');
    // Each at its own time.
    bookings.set(lead.reference, await book(url, start, lead));
  }
  const areDead = new Set(withDead.map(({ reference }) => reference));
  const areKept = new Set(robots.map(({ reference }) => reference));
  const references = [...plain, ...withDead, ...robots].map(({ reference }) => reference);
  const ids = await database.idsOf(references);
  return references.map((reference) => ({
    id: ids.get(reference) ?? '',
    reference,
    isKept: areKept.has(reference),
    isDead: areDead.has(reference),
    booking: bookings.get(reference) ?? null,
  }));
}
