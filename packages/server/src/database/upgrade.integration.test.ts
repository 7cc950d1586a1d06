import { expect, onTestFinished, test } from 'vitest';

import { createEarlierDatabase, migrationNames, storedRows } from '../../test/index.ts';

const NAMES = await migrationNames();
/** The last migration of 1.0.0. */
const RELEASED = '0004-attribution';

/** Tables that are gone, and where their rows went; what these called otherwise is given as it is called now. */
const SUCCESSORS: Readonly<
  Record<string, { table: string; rename: Readonly<Record<string, string>> }>
> = {
  lead_mails: {
    table: 'deliveries',
    rename: { accepted_at: 'settled_at', server_reply: 'reply' },
  },
};

type Rows = Awaited<ReturnType<typeof storedRows>>;

function expectKept(before: Rows, after: Rows): void {
  for (const [name, rows] of before) {
    const { table, rename } = SUCCESSORS[name] ?? { table: name, rename: {} };
    const expected = rows.map((row) =>
      expect.objectContaining(
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [rename[column] ?? column, value]),
        ),
      ),
    );
    expect([name, after.get(table)]).toEqual([name, expect.arrayContaining(expected)]);
  }
}

test('keeps every row that each version wrote, when it is upgraded with each release', async () => {
  let before: Rows = new Map();
  const { close } = await createEarlierDatabase(NAMES.at(-1) ?? '', async (pool, has) => {
    const after = await storedRows(pool);
    if (has === 'migrated') expectKept(before, after);
    before = after;
  });
  onTestFinished(close);
});

test('keeps every row of 1.0.0, when it is upgraded at once', async () => {
  const { pool, upgrade, close } = await createEarlierDatabase(RELEASED);
  onTestFinished(close);
  const before = await storedRows(pool);

  expect(await upgrade()).toEqual(NAMES.slice(NAMES.indexOf(RELEASED) + 1));

  expectKept(before, await storedRows(pool));
});
