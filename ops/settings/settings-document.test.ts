import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from '../project-root.ts';
import { listSettings } from './setting.ts';
import { withSettings } from './settings-document.ts';

test('docs/operations.md lists the settings as the code has them; npm run settings:docs writes them anew', async () => {
  const document = await readFile(join(PROJECT_ROOT, 'docs/operations.md'), 'utf8');

  expect(withSettings(document)).toBe(document);
});

test('refuses a document that has no place for them', () => {
  expect(() => withSettings('# Operations\n')).toThrow(/no place for the settings/);
});

test('refuses a variable whose meaning nobody wrote down', () => {
  const schema = z.object({ NEW_LIMIT: z.string() });

  expect(() => listSettings([{ reader: 'API', schema }])).toThrow(/^NEW_LIMIT, which API reads/);
});

test('says what a variable is when it is unset, in the words of its schema where these are better', () => {
  const meta = { description: 'It.' };
  const schema = z.object({
    A_DEFAULT: z.string().default('3000').meta(meta),
    B_PATH: z.string().default(`${PROJECT_ROOT}apps/here`).meta(meta),
    C_NOTHING: z.string().optional().meta(meta),
    D_WORDS: z
      .string()
      .default('x')
      .meta({ ...meta, unset: 'a random one' }),
  });

  const unset = listSettings([{ reader: 'API', schema }]).map((setting) => setting.unset);

  expect(unset).toEqual(['`3000`', '`apps/here`', 'none', 'a random one']);
});

test('names the readers of one meaning together, and two meanings apart', () => {
  const says = (description: string) =>
    z.object({ PORT: z.string().optional().meta({ description }) });
  const found = listSettings([
    { reader: 'API', schema: says('Where it answers.') },
    { reader: 'calendar', schema: says('Where it answers.') },
    { reader: 'builds', schema: says('Something else.') },
  ]);

  expect(found.map(({ readers }) => readers)).toEqual([['API', 'calendar'], ['builds']]);
});
