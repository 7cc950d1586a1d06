/** The entry at `index` of a list that starts again at its end. */
export function cycle<Entry>(list: readonly [Entry, ...Entry[]], index: number): Entry {
  return list[index % list.length] ?? list[0];
}
