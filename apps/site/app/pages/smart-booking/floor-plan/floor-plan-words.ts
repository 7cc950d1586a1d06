import type { TableState } from './room-rules.ts';

type PhoneDay = { readonly clock: string; readonly date: string };

type PhoneNote = { readonly title: string; readonly line: string; readonly when: string };

export type FloorPlanWords = {
  readonly locale: string;
  readonly party: string;
  readonly time: string;
  /** Said on a time at which no table would do. */
  readonly full: string;
  readonly tables: string;
  /** What a table is called when it is read out. */
  readonly table: string;
  readonly states: Readonly<Record<TableState, string>>;
  readonly room: { readonly window: string; readonly door: string; readonly bar: string };
  readonly queue: { readonly title: string; readonly own: string; readonly gone: string };
  readonly outcome: {
    readonly ready: string;
    readonly booked: string;
    readonly cancelled: string;
    readonly full: string;
    readonly never: string;
  };
  readonly actions: { readonly book: string; readonly cancel: string; readonly other: string };
  readonly phone: {
    readonly today: PhoneDay;
    readonly dayBefore: PhoneDay;
    readonly nothing: string;
    readonly booked: PhoneNote;
    readonly reminder: PhoneNote;
  };
};

/** Writes minutes after midnight as a clock does. */
export function formatTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Puts the figures of a visit in the place of their names in braces. */
export function fillWords(
  line: string,
  figures: Readonly<Record<string, string | number>>,
): string {
  return line.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(figures[key] ?? name));
}
