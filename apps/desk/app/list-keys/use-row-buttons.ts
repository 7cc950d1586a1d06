import { type RefObject, useLayoutEffect } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { listKeys } from '#app/keys/key-map.ts';
import { listenToKeys } from '#app/keys/listen-to-keys.ts';
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
    const acts = listKeys(open, 'buttons').filter((act) => act.kind === 'button');
    const here = acts.filter((act) => hasSingleKeys && act.room === room);
    return listenToKeys(here, ({ act }, event) => {
      event.preventDefault();
      // A key that is held down would do to the next row what was meant for this one.
      if (!event.repeat) findButton(list.current, act, at)?.click();
    });
  }, [list, room, at, open, hasSingleKeys]);
}
