import { useSyncExternalStore } from 'react';

import { createMotionPreference } from './motion-preference.ts';

const preference = createMotionPreference({
  storage: () => window.localStorage,
  reflect(isPaused) {
    if (isPaused) document.documentElement.dataset['motion'] = 'paused';
    else delete document.documentElement.dataset['motion'];
  },
  onOtherTab(listener) {
    const handle = ({ storageArea }: StorageEvent) => {
      if (storageArea === window.localStorage) listener();
    };
    window.addEventListener('storage', handle);
    return () => window.removeEventListener('storage', handle);
  },
});

/** Pauses all motion on the site, or lets it go on. */
export const setMotionPaused = preference.setPaused;

/** Whether the visitor has paused all motion; false in the delivered page. */
export function useMotionPaused(): boolean {
  return useSyncExternalStore(preference.subscribe, preference.isPaused, () => false);
}
