import { useLayoutEffect } from 'react';
import { tinykeys } from 'tinykeys';

import { useFrame } from '#app/frame/use-frame.ts';
import { ignoresKey } from './ignores-key.ts';
import { listKeys } from './key-map.ts';

/** A letter after it leads to a room. */
const LEADER = 'g';
const LEADER_MS = 1_000;

/** Presses what has the letter on it; of a wide and a narrow window's the one that is to be seen. */
function press(letter: string): boolean {
  const all = document.querySelectorAll<HTMLElement>(`[data-letter="${letter}"]`);
  const shown = [...all].find((each) => each.checkVisibility());
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
    let ledAt = -Infinity;
    const bindings = listKeys(open, 'lead').map(({ binding, keys: [letter = ''] }) => [
      binding,
      (event: KeyboardEvent) => {
        if (event.repeat || event.timeStamp - ledAt < LEADER_MS) return;
        if (press(letter)) event.preventDefault();
      },
    ]);
    const lead = (event: KeyboardEvent) => {
      ledAt = event.timeStamp;
    };
    return tinykeys(
      window,
      { [LEADER]: lead, ...Object.fromEntries(bindings) },
      { ignore: ignoresKey },
    );
  }, [open, hasSingleKeys]);
}
