import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';

test('a note that is sent twice, as by who had no answer, is written down once', async () => {
  const desk = await startTestApp();
  const { reference, id } = await storeLead(desk);
  const member = await desk.signedIn('member');
  const path = `/leads/${reference}`;
  const { body } = await member.get(path);
  const [, newId = ''] = /name="newId" value="([^"]+)"/.exec(body) ?? [];
  const note = { body: 'Rang twice', newId };
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
