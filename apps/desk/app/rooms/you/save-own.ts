import type { Person, PersonChanges } from '@high-street/people';
import { redirect, type RouterContextProvider } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { answerStale, isStale, type SavedField } from '#app/versions/answer-stale.ts';
import { findLastChange } from '#app/versions/find-last-change.ts';
import { doneAddress } from './done-address.ts';
import { WORDS } from './words.ts';

const FIELDS: readonly SavedField<Person>[] = [
  {
    name: 'signature',
    label: WORDS.signature.label,
    read: ({ signature }) => signature ?? '',
    findChange: (lines) => findLastChange(lines, 'signature'),
  },
  {
    name: 'name',
    label: WORDS.name.label,
    read: ({ name }) => name,
    findChange: (lines) => findLastChange(lines, 'name'),
  },
  {
    name: 'undoSeconds',
    label: WORDS.preferences.undo,
    read: ({ undoSeconds }) => `${undoSeconds}`,
    findChange: (lines) => findLastChange(lines, 'undoSeconds'),
  },
  {
    name: 'singleKeys',
    label: WORDS.preferences.keys,
    read: ({ hasSingleKeys }) => (hasSingleKeys ? 'on' : 'off'),
    findChange: (lines) => findLastChange(lines, 'hasSingleKeys'),
    say: (value) => (value === 'on' ? WORDS.preferences.on : WORDS.preferences.off),
  },
];

type OwnChange = {
  readonly version: number;
  readonly changes: PersonChanges;
  readonly done: 'name' | 'preferences' | 'signature';
};

/** Saves what somebody changes about themselves, or shows both answers where that was changed meanwhile. */
export async function saveOwn(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { version, changes, done }: OwnChange,
) {
  const services = context.get(deskContext);
  const { me, actor } = context.get(visitContext);
  const personId = me.person.id;
  const isDone = redirect(doneAddress(done), 303);
  try {
    await services.people.update({ personId, version, changes, actor });
  } catch (error) {
    if (!isStale(error)) throw error;
    const answer = await answerStale({
      services,
      me,
      form,
      record: { kind: 'person', id: personId },
      findSaved: () => services.people.find(personId),
      fields: FIELDS,
    });
    return answer ?? isDone;
  }
  return isDone;
}
