/** The id of a part of a drawing that is shown by itself, counted from 0. */
export const partId = (index: number): string => `part-${index}`;
