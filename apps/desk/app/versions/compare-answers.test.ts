import { expect, test } from 'vitest';

import { compareAnswers, keepRest } from './compare-answers.ts';

type Saved = { readonly name: string; readonly role: 'owner' | 'member'; readonly note: string };

const SAVED: Saved = { name: 'Tom Okafor', role: 'owner', note: '' };
const FIELDS = [
  { name: 'name', label: 'Name', read: ({ name }: Saved) => name },
  {
    name: 'role',
    label: 'Role',
    read: ({ role }: Saved) => role,
    say: (role: string) => role.toUpperCase(),
  },
  { name: 'note', label: 'Note', read: ({ note }: Saved) => note },
];

function aForm(entries: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
}

test('names only the fields that differ, both sides in words', () => {
  const form = aForm({ name: 'Tom Okafor', role: 'member', version: '3' });
  expect(compareAnswers(form, SAVED, FIELDS)).toEqual([
    {
      name: 'role',
      label: 'Role',
      yours: { value: 'member', words: 'MEMBER' },
      saved: { value: 'owner', words: 'OWNER' },
    },
  ]);
});

test('a field that the form did not send differs from nothing, an emptied one does', () => {
  expect(compareAnswers(aForm({}), SAVED, FIELDS)).toEqual([]);
  expect(compareAnswers(aForm({ name: '' }), SAVED, FIELDS).map(({ name }) => name)).toEqual([
    'name',
  ]);
});

test('blanks around what was typed are no difference', () => {
  expect(compareAnswers(aForm({ name: ' Tom Okafor ' }), SAVED, FIELDS)).toEqual([]);
});

test('lines that end as a form without scripts sends them are no difference', () => {
  const saved = { ...SAVED, note: 'Called twice.\nWants a demo.' };
  const form = aForm({ name: 'Tom', note: 'Called twice.\r\nWants a demo.\r\n' });
  expect(compareAnswers(form, saved, FIELDS).map(({ name }) => name)).toEqual(['name']);
});

test('keeps everything else that was typed, twice where it was sent twice', () => {
  const form = aForm({ intent: 'save', role: 'member', version: '3', tag: 'one' });
  form.append('tag', 'two');
  const differences = compareAnswers(form, SAVED, FIELDS);
  expect(keepRest(form, differences).map(({ name, value }) => [name, value])).toEqual([
    ['intent', 'save'],
    ['tag', 'one'],
    ['tag', 'two'],
  ]);
});
