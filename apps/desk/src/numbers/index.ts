import type { Database } from '@high-street/server';
import type { Kysely } from 'kysely';

import { createCountStore } from './count-store.ts';
import { createNumbersCsv } from './numbers-csv.ts';
import { createNumbersReader } from './numbers-reader.ts';

export type { ExportAsked } from './numbers-csv.ts';
export type { Numbers, NumbersAsked, NumbersReader, StageTotals } from './numbers-reader.ts';
export type { Calendar, Preset } from './period.ts';
export type { Stage } from './stages.ts';
export type { Missing } from './tell-missing.ts';
export type { Stop } from './tell-stops.ts';
export type { VitalTotals } from './tell-vitals.ts';
export type { Told } from './told-sums.ts';
export { addDays, addWeeks, findLastDay, listWeeks, findMonday, type Weeks } from './weeks.ts';

/** What can happen to totals, by the name that the log keeps, in words for those who read it. */
export const NUMBERS_ACTS = { numbers_exported: 'exported totals' } as const;

/** Reads totals as they may be told, and writes them as CSV. */
export function createNumbers(db: Kysely<Database>) {
  const store = createCountStore(db);
  return { numbers: createNumbersReader(store), numbersCsv: createNumbersCsv(store) };
}
