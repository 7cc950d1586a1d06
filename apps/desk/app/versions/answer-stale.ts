import type { AuditLine } from '@high-street/server/audit';
import { data } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import type { Visitor } from '#/visit/index.ts';
import { isNamed } from '#app/is-named.ts';
import { describeBriefly } from '#app/parts/describe-moment.ts';
import {
  compareAnswers,
  type Difference,
  keepRest,
  type KeptField,
  type VersionedField,
} from './compare-answers.ts';
import { type LastChange, readChanges } from './find-last-change.ts';
import { WORDS } from './words.ts';

/** A field of which is known who saved it. */
export type SavedField<Saved> = VersionedField<Saved> & {
  /** By the newest lines of the log about the record, newest first; null where nothing tells who saved it. */
  readonly findChange: (lines: readonly AuditLine[], saved: Saved) => LastChange | null;
};

/** Who saved what is saved, and when. */
export type SavedBy = { readonly name: string; readonly at: string };

/** A difference as the page shows it; `savedBy` is null where nothing tells who saved it. */
export type SavedDifference = Difference & { readonly savedBy: SavedBy | null };

/** What the page of two answers shows: see `TwoAnswers`. */
export type TwoAnswersData = {
  readonly kind: 'two-answers';
  readonly differences: readonly SavedDifference[];
  readonly kept: readonly KeptField[];
  /** The version that is then overwritten, which is seen with this. */
  readonly version: number;
};

type Change<Saved> = {
  readonly services: Pick<DeskServices, 'audit' | 'people' | 'office' | 'clock'>;
  readonly me: Visitor;
  /** What was sent. */
  readonly form: FormData;
  readonly record: { readonly kind: string; readonly id: string };
  /** The record as it is saved now; null where it is gone. */
  readonly findSaved: () => Promise<Saved | null>;
  readonly fields: readonly SavedField<Saved>[];
};

function nameOf(
  { actorKind, personId }: LastChange,
  { me, names }: { me: Visitor; names: ReadonlyMap<string, string> },
): string {
  if (actorKind === 'visitor') return WORDS.visitor;
  if (personId === me.person.id) return WORDS.you;
  return names.get(personId ?? '') ?? WORDS.somebody;
}

/** Says of each difference who saved what is saved, which need not be who touched the record last. */
async function tellSaved<Saved>(
  { services, me, record, fields }: Change<Saved>,
  saved: Saved,
  differences: readonly Difference[],
): Promise<readonly SavedDifference[]> {
  const { audit, people, office, clock } = services;
  const [lines, names] = await Promise.all([readChanges(audit, record), people.names()]);
  const now = clock.now();
  return differences.map((difference) => {
    const field = fields.find(({ name }) => name === difference.name);
    const last = field?.findChange(lines, saved) ?? null;
    if (last === null) return { ...difference, savedBy: null };
    const at = describeBriefly(last.at, now, office.timeZone).words;
    return { ...difference, savedBy: { name: nameOf(last, { me, names }), at } };
  });
}

/** Whether a change was refused because the record had been changed since it was seen. */
export function isStale(error: unknown): boolean {
  return isNamed(error, 'StaleVersion');
}

/**
 * The answer to a form that was refused as stale: 409 with both sides of each field that differs. Null where none does, as
 * somebody has saved the same; throws 404 where the record is gone.
 */
export async function answerStale<Saved extends { readonly version: number }>(
  change: Change<Saved>,
) {
  const { form, findSaved, fields } = change;
  const saved = await findSaved();
  if (saved === null) throw data(null, 404);
  const differences = compareAnswers(form, saved, fields);
  if (differences.length === 0) return null;
  const answers: TwoAnswersData = {
    kind: 'two-answers',
    differences: await tellSaved(change, saved, differences),
    kept: keepRest(form, differences),
    version: saved.version,
  };
  return data(answers, 409);
}
