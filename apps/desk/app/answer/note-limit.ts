/** Longest note, in UTF-16 units. */
export const NOTE_LIMIT = 4_000;
