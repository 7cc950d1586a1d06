import { useLayoutEffect } from 'react';
import { tinykeys } from 'tinykeys';

import { useFrame } from '#app/frame/use-frame.ts';
import { chooseShown } from './choose-shown.ts';
import { ignoresKey } from './ignores-key.ts';
import { listKeys } from './key-map.ts';
import { watchLeader } from './watch-leader.ts';

/** Presses what has the letter on it. */
function press(letter: string): boolean {
  const all = document.querySelectorAll<HTMLElement>(`[data-letter="${letter}"]`);
  const shown = chooseShown(letter, [...all]);
  shown?.click();
  return shown !== undefined;
}

/** The keys of the page of a lead, for as long as it is shown: each presses the button or link that carries it. */
export function useLeadKeys(): void {
  const { open, me } = useFrame();
  const { hasSingleKeys } = me;
  // From the moment that the page is shown: a key that is pressed then must not be lost.
  useLayoutEffect(() => {
    if (!hasSingleKeys) return undefined;
    const leader = watchLeader();
    const bindings = listKeys(open, 'lead').map(({ binding, keys: [letter = ''] }) => [
      binding,
      (event: KeyboardEvent) => {
        if (event.repeat || leader.isFollowedBy(event)) return;
        if (press(letter)) event.preventDefault();
      },
    ]);
    const all = Object.fromEntries([leader.binding, ...bindings]);
    return tinykeys(window, all, { ignore: ignoresKey });
  }, [open, hasSingleKeys]);
}
