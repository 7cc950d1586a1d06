import { expect, onTestFinished, test } from 'vitest';

import { createEarlierDatabase, migrationNames, storedRows } from '../../test/index.ts';

const NAMES = await migrationNames();

/** Tables that are gone, and where their rows went; what these called otherwise is given as it is called now. */
const SUCCESSORS: Readonly<
  Record<string, { table: string; rename: Readonly<Record<string, string>> }>
> = {
  lead_mails: {
    table: 'deliveries',
    rename: { accepted_at: 'settled_at', server_reply: 'reply' },
  },
};

test.for(NAMES)('keeps every row of a database of %s when it is upgraded', async (last) => {
  const { pool, upgrade, close } = await createEarlierDatabase(last);
  onTestFinished(close);
  const before = await storedRows(pool);

  expect(await upgrade()).toEqual(NAMES.slice(NAMES.indexOf(last) + 1));

  const after = await storedRows(pool);
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
});
