import { useSyncExternalStore } from 'react';

import { browserStore, createKeptChoice } from '#/kept-choice/kept-choice.ts';

const preference = createKeptChoice({
  ...browserStore,
  key: 'motion',
  values: ['paused'],
  reflect(choice) {
    if (choice) document.documentElement.dataset['motion'] = choice;
    else delete document.documentElement.dataset['motion'];
  },
});

const isPaused = () => preference.read() !== null;

/** Pauses all motion on the site, or lets it go on. */
export function setMotionPaused(isWanted: boolean): void {
  preference.choose(isWanted ? 'paused' : null);
}

/** Whether the visitor has paused all motion; false in the delivered page. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(preference.subscribe, isPaused, () => false);
}
