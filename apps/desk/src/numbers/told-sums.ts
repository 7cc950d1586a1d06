import type { SumRow } from './count-store.ts';
import { tellBetween } from './tell-total.ts';

/** A total of the period, and that of the period it is compared with; null where there is none. */
export type Told = { readonly now: number; readonly earlier: number | null };

/** Which sums are added up before they are rounded, as a series of its own. */
type Series = {
  readonly whats: readonly string[];
  readonly page: string;
  readonly source: string;
  /** Pages whose sums are taken away. */
  readonly but?: readonly string[];
};

const keyOf = (what: string, page: string, source: string) => `${what}\n${page}\n${source}`;

/** Holds sums to before the first week and to the end of one period or two, and tells of them no more than may be told. */
export function holdSums(rows: readonly SumRow[]) {
  const held = new Map<string, readonly number[]>();
  for (const { what, page, source, sums } of rows) {
    const key = keyOf(what, page, source);
    const others = held.get(key);
    held.set(key, others ? sums.map((sum, at) => sum + (others[at] ?? 0)) : sums);
  }

  function sumAt(bound: number, { whats, page, source, but = [] }: Series): number {
    const of = (one: string) =>
      whats.reduce((sum, what) => sum + (held.get(keyOf(what, one, source))?.[bound] ?? 0), 0);
    return but.reduce((sum, one) => sum - of(one), of(page));
  }

  return {
    tell(series: Series, isCompared: boolean): Told {
      const [start, end, earlierStart, earlierEnd] = [0, 1, 2, 3].map((bound) =>
        sumAt(bound, series),
      );
      return {
        now: tellBetween(start ?? 0, end ?? 0),
        earlier: isCompared ? tellBetween(earlierStart ?? 0, earlierEnd ?? 0) : null,
      };
    },

    /** What is counted and is no person: as it is. */
    count(series: Series): number {
      return sumAt(1, series) - sumAt(0, series);
    },
  };
}

/** Holds sums, and tells of them no more than may be told. */
export type HeldSums = ReturnType<typeof holdSums>;
