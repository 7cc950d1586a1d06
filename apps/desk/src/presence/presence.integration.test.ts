import { createTestDatabase, fakeClock } from '@high-street/server/testing';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createPresence, createPresenceBoard } from './index.ts';

const LEAD = '7Q4M-2XKP';

async function startPresence() {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  const clock = fakeClock(new Date('2026-11-23T11:20:00Z'));
  const { rows } = await pool.query<{ id: string }>(
    `insert into people (email, mailbox, name, role) values
       ('tom@shop.example', 'tom@shop.example', 'Tom Okafor', 'member'),
       ('jess@shop.example', 'jess@shop.example', 'Jess Whitlock', 'reader')
     returning id`,
  );
  const [tom = '', jess = ''] = rows.map(({ id }) => id);
  const presence = createPresence({ db, clock });
  const list = async () => (await presence.list([LEAD])).get(LEAD) ?? [];
  const sign = (personId: string) => presence.sign([{ reference: LEAD, personId }]);
  return { db, clock, presence, tom, jess, list, sign };
}

test('says since when somebody is there, readers among them, and forgets them a minute after the last sign', async () => {
  const { clock, tom, jess, list, sign } = await startPresence();
  await sign(tom);
  const since = clock.now();
  clock.advance(30_000);
  await sign(tom);
  await sign(jess);
  expect(await list()).toMatchObject([
    { name: 'Tom Okafor', since },
    { name: 'Jess Whitlock', since: clock.now() },
  ]);

  clock.advance(60_000);
  expect(await list()).toHaveLength(2);
  clock.advance(1);
  expect(await list()).toEqual([]);
});

test('who was away for more than a minute has come anew', async () => {
  const { clock, tom, list, sign } = await startPresence();
  await sign(tom);
  clock.advance(61_000);
  await sign(tom);
  expect(await list()).toMatchObject([{ since: clock.now() }]);
});

test('the signs of a page and of several are one statement, whose text every connection keeps', async () => {
  const { db, clock, tom, jess } = await startPresence();
  const texts = new Set<string>();
  const compiler = new PostgresQueryCompiler();
  const note: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      texts.add(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { sign } = createPresence({ db: db.withPlugin(note), clock });
  const signs = [tom, jess].map((personId) => ({ reference: LEAD, personId }));
  await sign(signs);
  const once = [...texts];
  await sign(signs.slice(1));
  expect([...texts]).toEqual(once);
});

test('a process signs for its pages together every twenty seconds, and sees those of another', async () => {
  const { db, clock, presence, tom, jess } = await startPresence();
  const mine = createPresenceBoard({ presence, clock });
  const other = createPresenceBoard({ presence: createPresence({ db, clock }), clock });
  const look = () => mine.look([{ reference: LEAD, personId: tom }]);
  expect((await look())?.get(LEAD)).toHaveLength(1);
  expect(await look()).toBeNull();
  await other.look([{ reference: LEAD, personId: jess }]);

  clock.advance(5_000);
  expect((await look())?.get(LEAD)).toHaveLength(2);
  for (let second = 0; second < 90; second += 1) {
    clock.advance(1_000);
    await look();
  }
  const there = (await presence.list([LEAD])).get(LEAD) ?? [];
  expect(there.map(({ name }) => name)).toEqual(['Tom Okafor']);
});
