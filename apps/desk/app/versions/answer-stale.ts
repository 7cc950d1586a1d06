import type { AuditLine } from '@high-street/server/audit';
import { data } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import type { Visitor } from '#/visit/index.ts';
import { describeBriefly } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import {
  compareAnswers,
  type Difference,
  keepRest,
  type KeptField,
  type VersionedField,
} from './compare-answers.ts';
import { findLastChange } from './find-last-change.ts';
import { WORDS } from './words.ts';

/** What the page of two answers shows: see `TwoAnswers`. */
export type TwoAnswersData = {
  readonly kind: 'two-answers';
  readonly differences: readonly Difference[];
  readonly kept: readonly KeptField[];
  /** The version that is then overwritten, which is seen with this. */
  readonly version: number;
  readonly by: string;
  readonly at: string;
};

type Change<Saved> = {
  readonly services: Pick<DeskServices, 'audit' | 'people' | 'clock'>;
  readonly me: Visitor;
  /** What was sent. */
  readonly form: FormData;
  readonly record: { readonly kind: string; readonly id: string };
  /** Which lines of its log are such changes, where not every field of it is asked for. */
  readonly isChange?: (line: AuditLine) => boolean;
  /** The record as it is saved now; null where it is gone. */
  readonly findSaved: () => Promise<Saved | null>;
  readonly fields: readonly VersionedField<Saved>[];
};

async function nameOf(
  last: Awaited<ReturnType<typeof findLastChange>>,
  { services, me }: Pick<Change<never>, 'services' | 'me'>,
) {
  if (last?.actorKind === 'visitor') return WORDS.visitor;
  const personId = last?.personId ?? null;
  if (personId === me.person.id) return WORDS.you;
  const names = await services.people.names();
  return names.get(personId ?? '') ?? WORDS.somebody;
}

/** Whether a change was refused because the record had been changed since it was seen. */
export function isStale(error: unknown): boolean {
  // By its name: the service and the screens have copies of their own of the class.
  return error instanceof Error && error.name === 'StaleVersion';
}

/**
 * The answer to a form that was refused as stale: 409 with both sides of each field that differs. Null where none does, as
 * somebody has saved the same; throws 404 where the record is gone.
 */
export async function answerStale<Saved extends { readonly version: number }>(
  change: Change<Saved>,
) {
  const { services, form, record, isChange, findSaved, fields } = change;
  const saved = await findSaved();
  if (saved === null) throw data(null, 404);
  const differences = compareAnswers(form, saved, fields);
  if (differences.length === 0) return null;
  const now = services.clock.now();
  const last = await findLastChange(services.audit, record, isChange);
  const answers: TwoAnswersData = {
    kind: 'two-answers',
    differences,
    kept: keepRest(form, differences),
    version: saved.version,
    by: await nameOf(last, change),
    at: describeBriefly(last?.at ?? now, now, ZONE).words,
  };
  return data(answers, 409);
}
