import { expect, test } from 'vitest';

import { startLeadRoom } from './lead-room.ts';

test('an answer elsewhere to what somebody else has marked is added to the history, and no more is said', async () => {
  const { desk, member, path, version, find } = await startLeadRoom({ name: 'Priya Sharma' });
  const tom = await desk.signedIn('member', 'tom@shop.example');
  await tom.post(`${path}/lost`, { version: await version(), mark: 'lost/price' });
  const newId = crypto.randomUUID();
  const say = async (address: string) => {
    const { headers } = await member.post(address, { intent: 'elsewhere', newId });
    const next = await member.get(String(headers.location));
    const { body } =
      next.statusCode === 302 ? await member.get(String(next.headers.location)) : next;
    return body.replaceAll(/<[^>]+>/g, '');
  };

  expect(await say(path)).toContain('Added to the history. The lead stays marked as lost.');
  expect(await say(`${path}?list=next-up`)).toContain(
    'Added to the history, still marked as lost: Priya Sharma',
  );
  expect((await find())?.answerState).toBe('lost');
});

test('a lead in quarantine is marked as won or lost by no form of its own, and the page says why', async () => {
  const { member, path, find } = await startLeadRoom({ isQuarantined: true });
  const forms = [
    [path, { intent: 'mark', version: '1', mark: 'won' }],
    [`${path}/lost`, { version: '1', mark: 'lost/price' }],
  ] as const;
  for (const [page, fields] of forms) {
    const { statusCode, headers } = await member.post(page, fields);
    expect(statusCode).toBe(303);
    const { body } = await member.get(String(headers.location));
    expect(body).toContain('This lead is in quarantine: release it first.');
  }
  expect(await find()).toMatchObject({ answerState: 'new', version: 1 });
});
