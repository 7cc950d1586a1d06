import { useLayoutEffect } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { chooseShown } from './choose-shown.ts';
import { listKeys } from './key-map.ts';
import { listenToKeys } from './listen-to-keys.ts';

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
    return listenToKeys(listKeys(open, 'lead'), ({ keys: [letter = ''] }, event) => {
      if (!event.repeat && press(letter)) event.preventDefault();
    });
  }, [open, hasSingleKeys]);
}
