import { createAuditLog } from '@high-street/server/audit';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';

import { createMailSignIn } from '#/index.ts';

import { HOME, startTestDesk } from './test-desk.ts';

/** A plugin that notes the text of each statement, whose values are parameters. */
function noteStatements() {
  const statements: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { plugin, take: () => statements.splice(0) };
}

// Not timed: what takes alike long on a quiet machine differs by a third on a busy one.
test('a mailbox of somebody, one of nobody and one of who was removed cost the same statements, to ask and to guess', async () => {
  const desk = await startTestDesk();
  await desk.addPerson('ann@example.com');
  const { id: personId, version } = await desk.addPerson('left@example.com');
  await desk.people.remove({ personId, version, actor: { kind: 'command' } });
  const noted = noteStatements();
  const db = desk.db.withPlugin(noted.plugin);
  const audit = createAuditLog({ db, clock: desk.clock });
  const mail = createMailSignIn({ db, audit, clock: desk.clock, key: Buffer.alloc(32, 7) });

  const costs = [];
  for (const email of ['ann@example.com', 'nobody@example.com', 'left@example.com']) {
    const browserToken = `the browser of ${email}`;
    await mail.ask({ email, browserToken, addressGroup: HOME });
    const asking = noted.take();
    await mail.enterCode({ browserToken, code: 'no code', addressGroup: HOME });
    costs.push({ asking, guessing: noted.take() });
  }

  const [known, ...unknown] = costs;
  expect(known?.asking).toHaveLength(4);
  expect(known?.guessing).toHaveLength(2);
  for (const other of unknown) expect(other).toEqual(known);
});
