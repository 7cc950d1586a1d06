import { type RefObject, useLayoutEffect } from 'react';
import { tinykeys } from 'tinykeys';

import { useFrame } from '#app/frame/use-frame.ts';
import { ignoresKey } from '#app/keys/ignores-key.ts';
import { listKeys } from '#app/keys/key-map.ts';
import { findButton } from './find-button.ts';

/** A letter right after this one leads to a room: what it does by itself is then not meant. */
const FIRST_OF_SEQUENCE = 'g';
const SEQUENCE_MS = 1_000;

/**
 * The keys of a room, from the moment that it is shown, that press a button of the row on which the keyboard is, or one
 * of the whole room: each such button has `data-key-act` with the name of its act. `at` is the row that is shown as
 * current while the focus is on none.
 */
export function useRowButtons(
  list: RefObject<HTMLElement | null>,
  room: string,
  at: string | null = null,
): void {
  const { open, me } = useFrame();
  const { hasSingleKeys } = me;
  useLayoutEffect(() => {
    const acts = hasSingleKeys ? listKeys(open, 'buttons') : [];
    let begunAt = -Infinity;
    const begin = (event: KeyboardEvent) => {
      begunAt = event.timeStamp;
    };
    const bindings = acts.flatMap((act) => {
      if (act.kind !== 'button' || act.room !== room) return [];
      const press = (event: KeyboardEvent) => {
        // Left to what listens to sequences.
        if (event.timeStamp - begunAt < SEQUENCE_MS) return;
        event.preventDefault();
        // A key that is held down would do to the next row what was meant for this one.
        if (event.repeat) return;
        findButton(list.current, act.act, at)?.click();
      };
      return [[act.binding, press] as const];
    });
    const all = Object.fromEntries([[FIRST_OF_SEQUENCE, begin], ...bindings]);
    return tinykeys(window, all, { ignore: ignoresKey });
  }, [list, room, at, open, hasSingleKeys]);
}
