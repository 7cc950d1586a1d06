import type { Person, PersonChanges } from '@high-street/people';
import { redirect, type RouterContextProvider } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { answerStale, isStale } from '#app/versions/answer-stale.ts';
import { doneAddress } from './done-address.ts';
import { WORDS } from './words.ts';

const FIELDS = [
  {
    name: 'signature',
    label: WORDS.signature.label,
    read: ({ signature }: Person) => signature ?? '',
  },
  { name: 'name', label: WORDS.name.label, read: ({ name }: Person) => name },
  {
    name: 'undoSeconds',
    label: WORDS.preferences.undo,
    read: ({ undoSeconds }: Person) => `${undoSeconds}`,
  },
  {
    name: 'singleKeys',
    label: WORDS.preferences.keys,
    read: ({ hasSingleKeys }: Person) => (hasSingleKeys ? 'on' : 'off'),
    say: (value: string) => (value === 'on' ? WORDS.preferences.on : WORDS.preferences.off),
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
