import { findBlanks } from '@high-street/contract';

/** Where a blank of a text stands. */
export type BlankPlace = { readonly start: number; readonly end: number };

/** The next blank after a place in a text, from its beginning again once there is none; null where none is left. */
export function findNextBlank(text: string, from: number): BlankPlace | null {
  let at = 0;
  const places = findBlanks(text).map((blank) => {
    const start = text.indexOf(blank, at);
    at = start + blank.length;
    return { start, end: at };
  });
  return places.find(({ start }) => start >= from) ?? places[0] ?? null;
}
