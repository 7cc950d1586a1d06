import { release } from '@high-street/server/testing';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { readDelivery, readHistory } from './delivery-rows.ts';
import { anEnquiry } from './lead-builder.ts';
import { openStoppableDatabase } from './stoppable-database.ts';
import { sendMail, startTestApp, storeLead } from './test-app.ts';

test('writes down that a mail was accepted once the database is back, and mails once', async () => {
  const { database, stop, startAgain } = await openStoppableDatabase();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const { app, db, sink } = await startTestApp({ database, log });
  const lead = await storeLead(app, anEnquiry());
  sink.state.manner = 'hold the data';
  const asked = sendMail(app, lead);
  await expect.poll(() => sink.state.held.length).toBe(1);
  await stop();

  release(sink.state);
  await expect.poll(() => lines.join('')).toContain('is written again');
  await startAgain();
  await asked;

  await expect
    .poll(() => readDelivery(db, 'visitor'))
    .toMatchObject({
      state: 'done',
      attempts: 1,
    });
  expect(await readHistory(db)).toEqual(['stored', 'visitor_done']);
  expect(sink.mails).toHaveLength(1);
});
