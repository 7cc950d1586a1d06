import { findRow } from './find-row.ts';

/** What the keys of a room press: a button of a row, or the one that takes the last act back. */
export type ButtonAct = 'release' | 'bin' | 'undo' | 'again';

/** The button that does something to the row with the focus, or to the current one; undo is beside the rows. */
export function findButton(
  list: HTMLElement | null,
  act: ButtonAct,
  current: string | null,
): HTMLElement | null {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-key-act="${act}"]`)];
  if (act === 'undo') return buttons[0] ?? null;
  if (list === null) return null;
  const at = findRow(list, document.activeElement) ?? current;
  return buttons.find((button) => at !== null && findRow(list, button) === at) ?? null;
}
