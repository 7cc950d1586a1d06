import type { Missing, Weeks } from '#/numbers/index.ts';
import { sayLongDay } from './say-day.ts';
import { WORDS } from './words.ts';

const words = WORDS.notes;

type Of = {
  readonly missing: Missing;
  /** What the period compared with lacks. */
  readonly missingBefore: Missing | null;
  readonly firstDay: string;
  /** Whether it is no more than the day from which totals are kept. */
  readonly isWhereKept: boolean;
  readonly compared: Weeks | null;
  readonly today: string;
};

function listGaps({ off, dropped, lost }: Missing, say: (day: string) => string): string[] {
  return [
    ...off.map(({ first, last }) => words.off(say(first), say(last))),
    ...dropped.map(({ day, count }) => words.dropped(say(day), count)),
    ...lost.map(({ day, count }) => words.lost(say(day), count)),
  ];
}

/** Says what a period is known to lack, and the one that it is compared with. */
export function describeMissing(of: Of) {
  const { missing, missingBefore, firstDay, isWhereKept, compared, today } = of;
  const { begun } = missing;
  const say = (day: string) => sayLongDay(day, today);
  const gaps = listGaps(missing, say);
  const gapsBefore = missingBefore === null ? [] : listGaps(missingBefore, say);
  const isBefore = compared !== null && compared.first < firstDay;
  const first = isWhereKept ? words.kept : words.counted;
  return {
    /** What of the period itself should be there and is missing. */
    gaps,
    lines: [
      ...(begun === null ? [] : [first.from(say(begun))]),
      ...(isBefore ? [first.compared(say(firstDay))] : []),
      ...gaps,
      ...gapsBefore.map(words.ofCompared),
    ],
  };
}
