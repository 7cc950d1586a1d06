import { data, redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { isNamed } from '#app/is-named.ts';
import { answerStale, isStale } from '#app/versions/answer-stale.ts';
import { findLastChange } from '#app/versions/find-last-change.ts';
import { doneAddress } from './read-done.ts';
import type { RoleChange } from './read-form.ts';
import { refuse } from './refusal.ts';
import { WORDS } from './words.ts';

/** A role as the page of two answers shows it. */
function sayRole(role: string): string {
  const known: Readonly<Record<string, { readonly name: string }>> = WORDS.roles;
  return known[role]?.name ?? role;
}

/** Saves another role; says why there is none for the last owner, and shows both where somebody was faster. */
export async function saveRole(
  services: DeskServices,
  { visit, form, change }: { visit: Visit; form: FormData; change: RoleChange },
) {
  const { people } = services;
  const { personId, version, role } = change;
  const done = redirect(doneAddress('role', personId), 303);
  try {
    const { actor } = visit;
    const saved = await people.update({ personId, version, changes: { role }, actor });
    // They had that role, so nobody was signed out.
    if (saved.version === version) return redirect('/people', 303);
  } catch (error) {
    if (isNamed(error, 'LastOwner')) return refuse(WORDS.faults.lastOwner);
    if (isNamed(error, 'PersonGone')) throw data(null, 404);
    if (!isStale(error)) throw error;
    const answer = await answerStale({
      services,
      me: visit.me,
      form,
      record: { kind: 'person', id: personId },
      findSaved: () => people.find(personId),
      fields: [
        {
          name: 'role',
          label: WORDS.columns.role,
          read: (saved) => saved.role,
          findChange: (lines) => findLastChange(lines, 'role'),
          say: sayRole,
        },
      ],
    });
    return answer ?? done;
  }
  return done;
}
