import { type RefObject, useLayoutEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';

import { useFrame } from '#app/frame/use-frame.ts';
import { ignoresKey, isInField } from '#app/keys/ignores-key.ts';
import { isSingleKey, listKeys } from '#app/keys/key-map.ts';
import { watchLeader } from '#app/keys/watch-leader.ts';
import { findRow, followRow, moveRow } from './find-row.ts';

/** What a room does by the keys of its list, with the row that the keyboard is on, or null before it is on any. */
export type ListActs = {
  readonly select?: ((rowId: string) => void) | undefined;
  /** Selects from the row that was selected last as far as this one. */
  readonly selectTo?: ((rowId: string) => void) | undefined;
  readonly mark?: (rowId: string | null) => void;
  readonly give?: (rowId: string | null) => void;
  readonly reply?: ((rowId: string) => void) | undefined;
  readonly clearSelection?: () => void;
};

type Pressed = { readonly event: KeyboardEvent; readonly rows: HTMLElement; at: string | null };

/** What each key does, by its name in the table of keys. */
const RUN = {
  next: ({ rows, at }: Pressed) => moveRow(rows, at, 1),
  previous: ({ rows, at }: Pressed) => moveRow(rows, at, -1),
  open({ event, rows, at }: Pressed) {
    // What has the focus opens by itself.
    const isOnControl =
      event.target instanceof Element && event.target.closest('a, button, input, summary');
    if (!isOnControl && at !== null) followRow(rows, at);
    return at;
  },
  select: ({ at }: Pressed, acts: ListActs) => {
    if (at !== null) acts.select?.(at);
    return at;
  },
  'select-to': ({ at }: Pressed, acts: ListActs) => {
    if (at !== null) acts.selectTo?.(at);
    return at;
  },
  mark: ({ at }: Pressed, acts: ListActs) => {
    acts.mark?.(at);
    return at;
  },
  give: ({ at }: Pressed, acts: ListActs) => {
    acts.give?.(at);
    return at;
  },
  reply: ({ at }: Pressed, acts: ListActs) => {
    if (at !== null) acts.reply?.(at);
    return at;
  },
  'clear-selection': ({ at, event }: Pressed, acts: ListActs) => {
    // In a field the same key leaves it.
    if (!isInField(event)) acts.clearSelection?.();
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
    const leader = watchLeader();
    const bindings = listened.flatMap((act) => {
      if (act.kind !== 'list') return [];
      const press = (event: KeyboardEvent) => {
        const rows = list.current;
        if (rows === null || leader.isFollowedBy(event)) return;
        // In Quarantine the same letter presses a button.
        if (act.act === 'reply' && latest.current.reply === undefined) return;
        if (isLetter(event.key)) event.preventDefault();
        const at = findRow(rows, document.activeElement) ?? last.current;
        last.current = RUN[act.act]({ event, rows, at }, latest.current);
      };
      return [[act.binding, press] as const];
    });
    const all = Object.fromEntries([leader.binding, ...bindings]);
    return tinykeys(window, all, { ignore: ignoresKey });
  }, [list, open, hasSingleKeys]);
}
