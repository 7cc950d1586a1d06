import type { WORDS } from './words.ts';

/** Where the room says what was done. */
export function doneAddress(done: keyof typeof WORDS.done): string {
  return `/you?done=${done}`;
}
