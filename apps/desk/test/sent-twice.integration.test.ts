import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';

/** What a field that is not seen holds, in the first form of a page that has it. */
function readField(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
}

test('a note that is sent twice, as by who had no answer, is written down once', async () => {
  const desk = await startTestApp();
  const { reference, id } = await storeLead(desk);
  const member = await desk.signedIn('member');
  const path = `/leads/${reference}`;
  const { body } = await member.get(path);
  const note = { body: 'Rang twice', newId: readField(body, 'newId') };
  const call = { outcome: 'no_answer', note: 'Nobody there', newId: randomUUID() };

  for (const _ of [1, 2]) {
    expect((await member.post(`${path}/note`, note)).statusCode).toBe(303);
    expect((await member.post(`${path}/called`, call)).statusCode).toBe(303);
  }

  const written = (await desk.services.leadReader.history(id))
    .map(({ kind }) => kind)
    .filter((kind) => /^(?:note|called)_/.test(kind));
  expect(written.toSorted()).toEqual(['called_no_answer', 'note_added', 'note_added']);
});

test('what a page was asked for twice, as its first answer never came, is done once', async () => {
  const desk = await startTestApp();
  const { db, services } = desk;
  const { reference, id } = await storeLead(desk);
  await db.insertInto('deliveries').values({ lead_id: id, kind: 'visitor' }).execute();
  const accept = () =>
    sql`update deliveries set state = 'done', settled_at = now() where lead_id = ${id}`.execute(db);
  await accept();
  const member = await desk.signedIn('member');
  const path = `/leads/${reference}`;
  const { body } = await member.get(path);
  const again = { intent: 'resend', kind: 'visitor', seenResends: readField(body, 'seenResends') };
  const elsewhere = { intent: 'elsewhere', newId: readField(body, 'newId') };

  for (const _ of [1, 2]) {
    expect((await member.post(path, again)).statusCode).toBe(303);
    expect((await member.post(path, elsewhere)).statusCode).toBe(303);
    // The mail leaves before it is asked for again.
    await accept();
  }

  const written = (await services.leadReader.history(id)).map(({ kind }) => kind);
  expect(written).toEqual(['stored', 'resent', 'answered_elsewhere', 'marked_answered']);
  expect((await member.get(path)).body).toContain('sent it again: confirmation.');
});

test('a saved reply that is sent twice is one', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const { body } = await member.get('/replies/new');
  const saved = { name: 'Prices', body: 'Words', newId: readField(body, 'newId') };

  for (const _ of [1, 2]) expect((await member.post('/replies/new', saved)).statusCode).toBe(303);

  expect(await desk.services.savedReplies.list()).toHaveLength(1);
});
