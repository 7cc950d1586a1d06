import { type RefObject, useLayoutEffect, useRef } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { isKeyOf } from '#app/is-key-of.ts';
import { isInField } from '#app/keys/ignores-key.ts';
import { isSingleKey, listKeys } from '#app/keys/key-map.ts';
import { listenToKeys } from '#app/keys/listen-to-keys.ts';
import { findRow, followRow, moveRow } from './find-row.ts';

/** What a room does by the keys of its list, with the row that the keyboard is on, or null before it is on any. */
export type ListActs = {
  readonly select?: ((rowId: string) => void) | undefined;
  /** Selects from the row that was selected last as far as this one. */
  readonly 'select-to'?: ((rowId: string) => void) | undefined;
  readonly mark?: (rowId: string | null) => void;
  readonly give?: (rowId: string | null) => void;
  readonly reply?: ((rowId: string) => void) | undefined;
  readonly 'clear-selection'?: () => void;
};

type Pressed = { readonly event: KeyboardEvent; readonly rows: HTMLElement; at: string | null };

/** The keys that move the keyboard or open the row that it is on, each with the row that it is on then. */
const MOVES = {
  next: ({ rows, at }: Pressed) => moveRow(rows, at, 1),
  previous: ({ rows, at }: Pressed) => moveRow(rows, at, -1),
  open({ event, rows, at }: Pressed) {
    // What has the focus opens by itself.
    const isOnControl =
      event.target instanceof Element && event.target.closest('a, button, input, summary');
    if (!isOnControl && at !== null) followRow(rows, at);
    return at;
  },
} as const;

/** Letters would be typed twice into the field that they lead to. Enter and Escape do what they do elsewhere, too. */
const isLetter = (key: string) => key.length === 1;

/**
 * The keys of a list, from the moment that it is shown and for as long as it is. Each row has `data-row-id`, and a link
 * or button with `data-row-link`, which is where the keyboard is when it is on that row.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, acts: ListActs): void {
  const { open, me } = useFrame();
  const { hasSingleKeys } = me;
  const latest = useRef(acts);
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = acts;
  }, [acts]);
  useLayoutEffect(() => {
    const listened = listKeys(open, 'lists').filter((act) => hasSingleKeys || !isSingleKey(act));
    return listenToKeys(listened, (key, event) => {
      const rows = list.current;
      if (rows === null || key.kind !== 'list') return;
      const { act } = key;
      // In Quarantine the same letter presses a button.
      if (act === 'reply' && latest.current.reply === undefined) return;
      if (isLetter(event.key)) event.preventDefault();
      const at = findRow(rows, document.activeElement) ?? last.current;
      last.current = isKeyOf(MOVES, act) ? MOVES[act]({ event, rows, at }) : at;
      if (act === 'select' || act === 'select-to' || act === 'reply') {
        if (at !== null) latest.current[act]?.(at);
      } else if (act === 'mark' || act === 'give') {
        latest.current[act]?.(at);
      } else if (act === 'clear-selection' && !isInField(event)) {
        // In a field the same key leaves it.
        latest.current[act]?.();
      }
    });
  }, [list, open, hasSingleKeys]);
}
