import { type RefObject, useLayoutEffect } from 'react';
import { tinykeys } from 'tinykeys';

import { useFrame } from '#app/frame/use-frame.ts';
import { ignoresKey } from '#app/keys/ignores-key.ts';
import { listKeys } from '#app/keys/key-map.ts';
import { watchLeader } from '#app/keys/watch-leader.ts';
import { findButton } from './find-button.ts';

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
    const leader = watchLeader();
    const bindings = acts.flatMap((act) => {
      if (act.kind !== 'button' || act.room !== room) return [];
      const press = (event: KeyboardEvent) => {
        if (leader.isFollowedBy(event)) return;
        event.preventDefault();
        // A key that is held down would do to the next row what was meant for this one.
        if (event.repeat) return;
        findButton(list.current, act.act, at)?.click();
      };
      return [[act.binding, press] as const];
    });
    const all = Object.fromEntries([leader.binding, ...bindings]);
    return tinykeys(window, all, { ignore: ignoresKey });
  }, [list, room, at, open, hasSingleKeys]);
}
