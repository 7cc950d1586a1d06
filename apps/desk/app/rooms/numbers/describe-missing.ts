import type { Missing, Weeks } from '#/numbers/index.ts';
import { sayLongDay } from './say-day.ts';
import { WORDS } from './words.ts';

const words = WORDS.notes;

type Of = {
  readonly missing: Missing;
  readonly firstDay: string;
  /** Whether it is no more than the day from which totals are kept. */
  readonly isWhereKept: boolean;
  readonly compared: Weeks | null;
  readonly today: string;
};

/** Says what a period is known to lack. */
export function describeMissing({ missing, firstDay, isWhereKept, compared, today }: Of) {
  const { begun, off, dropped, lost } = missing;
  const say = (day: string) => sayLongDay(day, today);
  const gaps = [
    ...off.map(({ first, last }) => words.off(say(first), say(last))),
    ...dropped.map(({ day, count }) => words.dropped(say(day), count)),
    ...lost.map(({ day, count }) => words.lost(say(day), count)),
  ];
  const isBefore = compared !== null && compared.first < firstDay;
  const first = isWhereKept ? words.kept : words.counted;
  return {
    /** What should be there and is missing. */
    gaps,
    lines: [
      ...(begun === null ? [] : [first.from(say(begun))]),
      ...(isBefore ? [first.compared(say(firstDay))] : []),
      ...gaps,
    ],
  };
}
