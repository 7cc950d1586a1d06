import type { DeskLead } from '@high-street/leads';
import { data, redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { answerStale, isStale } from '#app/versions/answer-stale.ts';
import type { VersionedField } from '#app/versions/compare-answers.ts';
import { ADDRESS } from './address-words.ts';
import { isLeadGone, isPersonUnknown } from './find-lead.ts';
import { toMark, type MarkValue } from './read-act.ts';
import { WORDS } from './words.ts';

/** What an act is done with: the services, who does it, and the form that asked for it. */
export type ActParts = {
  readonly services: DeskServices;
  readonly visit: Visit;
  readonly form: FormData;
  readonly lead: DeskLead;
};

type Change = {
  readonly run: () => Promise<void>;
  readonly field: VersionedField<DeskLead>;
  /** Where the page says that it was done. */
  readonly done: string;
};

/** Saves what carries a version: done, or both answers to it where somebody else was faster. */
async function saveVersioned({ services, visit, form, lead }: ActParts, change: Change) {
  try {
    await change.run();
  } catch (error) {
    if (isLeadGone(error) || isPersonUnknown(error)) throw data(null, 404);
    if (!isStale(error)) throw error;
    const answers = await answerStale({
      services,
      me: visit.me,
      form,
      record: { kind: 'lead', id: lead.reference },
      findSaved: () => services.leadReader.find(lead.reference),
      fields: [change.field],
    });
    if (answers !== null) return answers;
  }
  return redirect(change.done, 303);
}

/** The mark that a lead has, as forms send it. */
export function markOf({ answerState, lostReason }: DeskLead): string {
  return answerState === 'lost' ? `lost/${lostReason ?? 'other'}` : answerState;
}

/** A mark as the page of two answers shows it. */
function sayMark(value: string): string {
  const [state, reason] = value.split('/');
  const states: Readonly<Record<string, string>> = WORDS.states;
  if (reason !== undefined) return WORDS.lostFor(WORDS.reasons[reason] ?? reason);
  return states[state ?? ''] ?? value;
}

/** What speaks against marking a lead so, whoever asks for it; null for nothing. */
export function refuseMark(
  mark: MarkValue,
  { heldFor, withdrawnAt }: DeskLead,
): 'withdrawn' | 'kept' | null {
  if (mark === 'new') return withdrawnAt === null ? null : 'withdrawn';
  return heldFor === null || mark === 'spam' ? null : 'kept';
}

/** Marks a lead. What it is marked as already, on the version that was seen, is left as it is. */
export async function saveMark(
  parts: ActParts,
  { version, mark }: { version: number; mark: MarkValue },
  done: string,
) {
  const { services, visit, lead } = parts;
  if (markOf(lead) === mark && lead.version === version) return redirect(done, 303);
  return saveVersioned(parts, {
    run: () =>
      services.leadDesk.mark({ leadId: lead.id, version, mark: toMark(mark), actor: visit.actor }),
    field: { name: 'mark', label: WORDS.answers.state, read: markOf, say: sayMark },
    done,
  });
}

/** Gives a lead to somebody; whoever keeps that nobody has it goes `back`, where nothing is said to be done. */
export async function saveOwner(
  parts: ActParts,
  { version, personId }: { version: number; personId: string },
  { done, back }: { done: string; back: string },
) {
  const { services, visit, lead } = parts;
  const isSame = (lead.heldBy ?? '') === personId && lead.version === version;
  if (personId === '') return redirect(back, 303);
  if (isSame) return redirect(done, 303);
  const names = await services.people.names();
  return saveVersioned(parts, {
    run: () => services.leadDesk.assign({ leadId: lead.id, version, personId, actor: visit.actor }),
    field: {
      name: 'personId',
      label: WORDS.answers.with,
      read: ({ heldBy }) => heldBy ?? '',
      say: (id) => names.get(id) ?? WORDS.answers.nobody,
    },
    done,
  });
}

/** Gives a lead the email address that its visitor meant. */
export function saveAddress(
  parts: ActParts,
  { version, email }: { version: number; email: string },
  done: string,
) {
  const { services, visit, lead } = parts;
  return saveVersioned(parts, {
    run: () =>
      services.leadDesk.fixAddress({ leadId: lead.id, version, email, actor: visit.actor }),
    field: { name: 'email', label: ADDRESS.label, read: ({ contacts }) => contacts.email },
    done,
  });
}
