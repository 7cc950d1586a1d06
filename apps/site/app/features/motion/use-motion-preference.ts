import { useSyncExternalStore } from 'react';

import { browserStore, createKeptSwitch } from '#/sections/kept-switch.ts';

const preference = createKeptSwitch({
  ...browserStore,
  key: 'motion',
  value: 'paused',
  reflect(isPaused) {
    if (isPaused) document.documentElement.dataset['motion'] = 'paused';
    else delete document.documentElement.dataset['motion'];
  },
});

/** Pauses all motion on the site, or lets it go on. */
export const setMotionPaused = preference.set;

/** Whether the visitor has paused all motion; false in the delivered page. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(preference.subscribe, preference.isSet, () => false);
}
