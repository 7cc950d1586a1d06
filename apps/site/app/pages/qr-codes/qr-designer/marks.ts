import type { MarkName } from './design.ts';
import { toSvgAddress } from './svg-address.ts';

/** Outlines of our marks in a square of 48. */
export const MARK_PATHS = {
  loaf: 'M6 23a12 12 0 0 1 12-12h12a12 12 0 0 1 12 12c0 3-1 5-3 6v9a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4v-9c-2-1-3-3-3-6zM15 18l5 10h4l-5-10zM25 18l5 10h4l-5-10z',
  cup: 'M7 17h27v4h3a8 8 0 0 1 0 16h-5a13 13 0 0 1-9 5h-4a12 12 0 0 1-12-12zM34 25v8h3a4 4 0 0 0 0-8zM14 5q-4 4 0 8h4q-4-4 0-8zM24 5q-4 4 0 8h4q-4-4 0-8z',
  leaf: 'M41 6C19 6 8 16 8 30c0 3 1 6 2 8L27 20 14 41c2 1 4 1 6 1C36 42 43 28 41 6z',
} as const satisfies Record<MarkName, string>;

export function markAddress(mark: MarkName, colour: string): string {
  return toSvgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48"><path fill="${colour}" fill-rule="evenodd" d="${MARK_PATHS[mark]}"/></svg>`,
  );
}
