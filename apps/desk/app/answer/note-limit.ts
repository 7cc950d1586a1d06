import { ANSWER } from './words.ts';

/** Longest note, in UTF-16 units. */
export const NOTE_LIMIT = 4_000;

/** Why a note is too long to be saved, or null; spaces at its ends do not count. */
export function checkNote(body: string): string | null {
  return body.trim().length > NOTE_LIMIT ? ANSWER.note.long(NOTE_LIMIT) : null;
}
