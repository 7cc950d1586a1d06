import { addWeeks, createNumbers, findMonday, type NumbersAsked } from '@high-street/desk/numbers';

import type { Stage } from './stage.ts';

/** A view of the room, as an address asks for it. */
export type View = { readonly name: string; readonly read: () => Promise<unknown> };

const SEEN = '/enquiry';
const CAMPAIGN = 'c:Campaign 5';

/** Every view of the room: each period, alone, of a page, from a campaign, and compared. */
export function listViews({ db }: Pick<Stage, 'db'>): readonly View[] {
  const { numbers } = createNumbers(db);
  const today = new Date().toISOString().slice(0, 10);
  const monday = findMonday(today);
  const back = (weeks: number) => ({ first: addWeeks(monday, -weeks), end: monday });
  const periods = {
    'this week': { first: monday, end: addWeeks(monday, 1) },
    'four weeks': back(4),
    'twelve weeks': back(12),
    'a year': back(52),
    'all of it': { first: addWeeks(monday, -105), end: addWeeks(monday, 1) },
  };
  const whole = { page: null, source: null, compared: null, today };
  const narrowed: Readonly<Record<string, Partial<NumbersAsked>>> = {
    all: {},
    'of a page': { page: SEEN },
    'from a campaign': { source: CAMPAIGN },
    'of both': { page: SEEN, source: CAMPAIGN },
    compared: { compared: back(104) },
  };
  return Object.entries(periods).flatMap(([period, weeks]) =>
    Object.entries(narrowed).map(([name, of]) => ({
      name: `${period}, ${name}`,
      read: () => numbers.read({ ...whole, weeks, ...of }),
    })),
  );
}
