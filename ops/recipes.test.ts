import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const FILES = list(['ls-files']);

const recipes = new Map(
  (section(readFileSync('CONTRIBUTING.md', 'utf8'), '## Recipes\n') ?? '')
    .split('\n### ')
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text] as const),
);

type Example = {
  readonly recipe: string;
  /** What stands for the `<places>` of the recipe's paths. */
  readonly places: Readonly<Record<string, string>>;
  /** How code names it, as an extended regular expression. */
  readonly named: string;
};

/** What was made by each recipe, or could have been. */
const EXAMPLES: readonly Example[] = [
  {
    recipe: 'A new page',
    places: { page: 'team' },
    named: "from '#/pages/team/content|team/route",
  },
  // The second pattern finds lists of what each kind is called, which no mail is to need.
  { recipe: 'A new mail', places: {}, named: String.raw`\bLEAD_NOTICE\b|\bprovider: '[A-Z]` },
  {
    recipe: 'A new delivery that is no mail',
    places: {},
    named: String.raw`\bCRM_UPDATE\b|\bcrm: '[A-Z]`,
  },
  {
    recipe: 'A new field of the forms',
    places: { step: 'business' },
    named: String.raw`\bemployeeCount\b|Number of employees`,
  },
  { recipe: 'A new detail of a booking', places: {}, named: 'Anything we should look at' },
  { recipe: 'A new plan', places: { picture: 'scale-branches' }, named: "'Scale'|scale-branches" },
  {
    recipe: 'A new question in a FAQ',
    places: { group: 'rewards', page: 'rewards' },
    named: 'Whose name is on the loyalty app',
  },
  { recipe: 'A new country', places: {}, named: "'France'" },
  { recipe: 'A new colour', places: {}, named: String.raw`\bstreet-sky\b` },
  {
    recipe: 'A new picture that answers to touch',
    places: { page: 'insights', picture: 'forecast' },
    named: 'forecast-instrument|forecast/',
  },
];

/** Where things are named that no recipe needs: other tests of them, other users of them, documents on them. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  // The desk groups what it knows; a field that is new stands with the others. Tests of how fields are typed name some.
  'A new field of the forms':
    /rooms\/lead\/describe-facts|lead-form\/fields\/line-field\.test|plain-form\/page\/field\.test/,
  'A new plan':
    /plain-form|plan-hand-over\.test|comparison-table|openapi\.json|register-steps\.spec|desk-reads|packages\/leads\/test/,
  'A new colour': /^(?!packages\/ui\/src\/(?:tokens|theme)).*/,
};

function list(words: readonly string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function section(text: string, heading: string): string | undefined {
  return text.split(heading)[1]?.split('\n## ')[0];
}

function pathsOf(recipe: string, places: Example['places']): string[] {
  const paths = [...(recipes.get(recipe) ?? '').matchAll(/`([\w<>-]+\/[\w<>./-]+)`/g)];
  return paths.map(([, path = '']) =>
    path.replaceAll(/<(\w+)>/g, (place, name: string) => places[name] ?? place),
  );
}

const isAt = (file: string, path: string) =>
  file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`);

test('each recipe is tried on something', () => {
  expect(EXAMPLES.map(({ recipe }) => recipe).toSorted()).toEqual([...recipes.keys()].toSorted());
});

test.each(EXAMPLES)('the places of "$recipe" are there', ({ recipe, places }) => {
  const paths = pathsOf(recipe, places);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !FILES.some((file) => isAt(file, path)))).toEqual([]);
});

test.each(EXAMPLES)('"$recipe" names each file that knows of one', ({ recipe, places, named }) => {
  const paths = pathsOf(recipe, places);
  const code = ['apps', 'packages', 'e2e', 'owner', 'bench'];
  const files = list(['grep', '--files-with-matches', '-E', named, '--', ...code]).filter(
    (file) => !OTHERS[recipe]?.test(file),
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !paths.some((path) => isAt(file, path)))).toEqual([]);
});
