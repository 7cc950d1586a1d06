import type { DeskLead, HistoryLine } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import { describeDue } from '#app/clock/describe-due.ts';
import { minutesPast, sayTimeShort } from '#app/clock/say-time.ts';
import { CLOCK } from '#app/clock/words.ts';
import { toDay, describeBriefly } from '#app/parts/describe-moment.ts';
import { WORDS } from './words.ts';

type ClockParts = Pick<DeskServices, 'office' | 'heldUntil'> & { readonly now: Date };

/** Lines that can be the first answer; an attempt of a mail to a visitor is none. */
const ANSWERS = /^(?:reply_done|called_spoke|answered_elsewhere|marked_answered)$/;

type Started = Pick<DeskLead, 'quarantinedFor' | 'releasedAt' | 'createdAt'>;
type Held = Pick<DeskLead, 'answerState' | 'binnedAt' | 'heldBy' | 'heldSince' | 'heldActiveAt'>;
type Answered = Pick<DeskLead, 'answeredAt' | 'answeredAfterMs'>;

const hasClock = ({ quarantinedFor }: Pick<Started, 'quarantinedFor'>) => quarantinedFor === null;
const startOf = ({ releasedAt, createdAt }: Omit<Started, 'quarantinedFor'>) =>
  releasedAt ?? createdAt;

type Times = Pick<ClockParts, 'office' | 'now'>;

function sayHour(at: Date, { office, now }: Times): string {
  return describeBriefly(at, now, office.timeZone, 'always').words;
}

function sayHeldUntil(until: Date, times: Times): string {
  const { timeZone } = times.office;
  const isToday = toDay(until, timeZone) === toDay(times.now, timeZone);
  const { hand } = WORDS;
  return (isToday ? hand.until : hand.untilDay)(sayHour(until, times));
}

/** The clock of a lead that waits for its first answer, and until when somebody keeps one that waits; null for others. */
export function describeClock(
  lead: Started & Held & Pick<Answered, 'answeredAt'>,
  { office, heldUntil, now }: ClockParts,
) {
  if (lead.answerState !== 'new' || !hasClock(lead) || lead.binnedAt !== null) {
    return { due: null, heldUntil: null };
  }
  const until = lead.heldBy === null ? null : heldUntil(lead);
  return {
    due: lead.answeredAt ? null : describeDue(office.dueAt(startOf(lead)), { office, now }),
    heldUntil: until && sayHeldUntil(until, { office, now }),
  };
}

/**
 * The line of the first answer, by its id. An answer has the moment at which its transaction began, and its line the later
 * one at which it was written.
 */
export function findFirstAnswer(
  { answeredAt }: Answered,
  lines: readonly Pick<HistoryLine, 'id' | 'kind' | 'at'>[],
): string | null {
  if (answeredAt === null) return null;
  const first = lines.find(({ kind, at }) => ANSWERS.test(kind) && at >= answeredAt);
  return first?.id ?? null;
}

/** What the clock did with a line of the history: it started, or the line was the first answer; empty for all others. */
export function describeTick(
  lead: Started & Answered,
  { id, kind }: Pick<HistoryLine, 'id' | 'kind'>,
  { office, now, firstAnswer }: Times & { firstAnswer: string | null },
): string {
  const { releasedAt, answeredAfterMs } = lead;
  if (kind === (releasedAt === null ? 'stored' : 'released') && hasClock(lead)) {
    const dueAt = office.dueAt(startOf(lead));
    return dueAt === null ? '' : CLOCK.started(sayHour(dueAt, { office, now }));
  }
  if (answeredAfterMs === null || id !== firstAnswer) return '';
  return `${CLOCK.first(sayTimeShort(minutesPast(answeredAfterMs)))}.`;
}
