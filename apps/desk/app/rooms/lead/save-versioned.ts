import type { DeskLead, FixedAddress } from '@high-street/leads';
import type { AuditLine } from '@high-street/server/audit';
import { data, redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { backAddress } from '#app/answer/lead-address.ts';
import { isNamed } from '#app/is-named.ts';
import { answerStale, isStale, type SavedField } from '#app/versions/answer-stale.ts';
import { findLastChange, type LastChange } from '#app/versions/find-last-change.ts';
import { ADDRESS } from './address-words.ts';
import { isLeadGone } from './find-lead.ts';
import { toMark, type MarkValue } from './read-act.ts';
import { WORDS } from './words.ts';

/** What an act is done with: the services, who does it, and the form that asked for it. */
export type ActParts = {
  readonly services: DeskServices;
  readonly visit: Visit;
  readonly form: FormData;
  readonly lead: DeskLead;
};

type Change<Result> = {
  readonly run: () => Promise<Result>;
  readonly field: SavedField<DeskLead>;
  /** Where the page says what was done; null where somebody else has saved the same. */
  readonly doneAt: (result: Result | null) => string;
};

/** Saves what carries a version: done, or both answers to it where somebody else was faster. */
async function saveVersioned<Result>(
  { services, visit, form, lead }: ActParts,
  change: Change<Result>,
) {
  try {
    return redirect(change.doneAt(await change.run()), 303);
  } catch (error) {
    if (isLeadGone(error) || isNamed(error, 'PersonUnknown')) throw data(null, 404);
    if (!isStale(error)) throw error;
    const answers = await answerStale({
      services,
      me: visit.me,
      form,
      record: { kind: 'lead', id: lead.reference },
      findSaved: () => services.leadReader.find(lead.reference),
      fields: [change.field],
    });
    return answers ?? redirect(change.doneAt(null), 303);
  }
}

/** The mark that a lead has, as forms send it. */
export function writeMark({ answerState, lostReason }: DeskLead): string {
  return answerState === 'lost' ? `lost/${lostReason ?? 'other'}` : answerState;
}

/** Who marked a lead. An accepted reply also makes it answered, which is nobody's mark and no line of the log. */
function findMark(lines: readonly AuditLine[], { answerState }: DeskLead): LastChange | null {
  const mark = findLastChange(lines, 'state');
  const reply = answerState === 'answered' ? findLastChange(lines, 'reply') : null;
  return reply !== null && mark !== null && reply.at > mark.at ? null : mark;
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
  { quarantinedFor, withdrawnAt }: DeskLead,
): 'withdrawn' | 'kept' | null {
  if (mark === 'new') return withdrawnAt === null ? null : 'withdrawn';
  return quarantinedFor === null || mark === 'spam' ? null : 'kept';
}

/** Marks a lead. What it is marked as already, on the version that was seen, is left as it is. */
export async function saveMark(
  parts: ActParts,
  { version, mark }: { version: number; mark: MarkValue },
  done: string,
) {
  const { services, visit, lead } = parts;
  if (writeMark(lead) === mark && lead.version === version) return redirect(done, 303);
  return saveVersioned(parts, {
    run: () =>
      services.leadDesk.mark({ leadId: lead.id, version, mark: toMark(mark), actor: visit.actor }),
    field: {
      name: 'mark',
      label: WORDS.answers.state,
      read: writeMark,
      findChange: findMark,
      say: sayMark,
    },
    doneAt: () => done,
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
      findChange: (lines) => findLastChange(lines, 'heldBy'),
      say: (id) => names.get(id) ?? WORDS.answers.nobody,
    },
    doneAt: () => done,
  });
}

/** What the page says of an address that was saved, and of what was given up. */
function sayAddress({ isChanged, isSentAgain }: FixedAddress): string {
  if (isChanged) return isSentAgain ? 'address' : 'address-only';
  return isSentAgain ? 'address-same' : 'address-kept';
}

/** Gives a lead the email address that its visitor meant, and has what was given up sent there. */
export function saveAddress(
  parts: ActParts,
  { version, email }: { version: number; email: string },
  list: string | null,
) {
  const { services, visit, lead } = parts;
  return saveVersioned(parts, {
    run: () =>
      services.leadDesk.fixAddress({ leadId: lead.id, version, email, actor: visit.actor }),
    field: {
      name: 'email',
      label: ADDRESS.label,
      read: ({ contacts }) => contacts.email,
      findChange: (lines) => findLastChange(lines, 'email'),
    },
    doneAt: (fixed) =>
      backAddress(lead.reference, {
        list,
        done: fixed === null ? 'address-kept' : sayAddress(fixed),
      }),
  });
}
