import type { LeadRow, OfficeClock } from '@high-street/leads';

import { plainText } from '#app/parts/plain-text.ts';
import { describeDue } from '#app/clock/describe-due.ts';
import type { Due } from '#app/clock/due.ts';
import { minutesPast, sayTimeShort } from '#app/clock/say-time.ts';
import { CLOCK } from '#app/clock/words.ts';
import { describeInline, describeMoment } from '#app/parts/describe-moment.ts';
import type { State } from '#app/parts/state-mark.tsx';
import { WORDS } from './words.ts';

type LineWords = {
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
  readonly office: OfficeClock;
};

function dueOf(row: LeadRow, { office, now }: LineWords): Due | null {
  const { state, isQuarantined, isBinned, releasedAt, createdAt, answeredAfterMs } = row;
  if (state !== 'new' || isQuarantined || isBinned || answeredAfterMs !== null) return null;
  return describeDue(office.dueAt(releasedAt ?? createdAt), { office, now });
}

function writeMark(
  { state, isQuarantined }: LeadRow,
  due: Due | null,
): { mark: State; state: string } {
  if (isQuarantined) return { mark: 'quarantine', state: WORDS.states.quarantine };
  if (due?.isLate) return { mark: 'late', state: CLOCK.late };
  return { mark: state === 'new' ? 'waiting' : state, state: WORDS.states[state] };
}

function planOf({ plan }: LeadRow): string {
  if (plan === null) return WORDS.plans.none;
  return plan === 'trial' ? WORDS.plans.trial : plan;
}

/** What is out of the ordinary about a lead. */
function tagsOf(
  { booking, hasDeadLetter, isBinned }: LeadRow,
  { now, office }: LineWords,
): string[] {
  return [
    ...(booking === null
      ? []
      : [WORDS.tags.booked(describeInline(booking.startsAt, now, office.timeZone).words)]),
    ...(hasDeadLetter ? [WORDS.tags.dead] : []),
    ...(isBinned ? [WORDS.tags.binned] : []),
  ];
}

/** A lead in the words of the list. */
export function describeLead(row: LeadRow, words: LineWords) {
  const { names, now, office } = words;
  const { answeredAfterMs, isDirect } = row;
  const due = dueOf(row, words);
  const { id, version, reference, name, business, kind, heldBy, source, landingPage, createdAt } =
    row;
  return {
    id,
    version,
    reference,
    name: plainText(name) || reference,
    business: plainText(business),
    ...writeMark(row, due),
    /** By when it is to have its first answer; null for what had one, or does not wait. */
    due,
    /** After how much open time it had its first answer; empty where it has none. */
    first:
      answeredAfterMs === null ? '' : CLOCK.firstShort(sayTimeShort(minutesPast(answeredAfterMs))),
    wants: WORDS.filters.kinds[kind],
    plan: planOf(row),
    person: heldBy === null ? null : { id: heldBy, name: names.get(heldBy) ?? WORDS.somebody },
    from: source ?? (isDirect ? WORDS.direct : WORDS.unknown),
    page: landingPage ?? '',
    stored: describeMoment(createdAt, now, office.timeZone),
    tags: tagsOf(row, words),
  };
}

/** A lead as the list shows it. */
export type LeadLine = ReturnType<typeof describeLead>;
