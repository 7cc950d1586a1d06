import { useSyncExternalStore } from 'react';

import { browserStore, createKeptChoice } from '#/kept-choice/kept-choice.ts';

/** What the visitor chose: one of the two schemes, or what the device says. */
export type SchemeChoice = 'system' | 'light' | 'dark';

/** Where the choice is kept; the inline script of root.tsx reads it before the first paint. */
export const SCHEME_KEY = 'scheme';

/** The media query for a device that prefers a scheme. */
export function askDevice(scheme: string): string {
  return `(prefers-color-scheme: ${scheme})`;
}

const kept = createKeptChoice({
  ...browserStore,
  key: SCHEME_KEY,
  values: ['light', 'dark'],
  // saved-scheme.ts does the same before the first paint.
  reflect(choice) {
    const { dataset } = document.documentElement;
    if (choice === null) delete dataset['scheme'];
    else dataset['scheme'] = choice;
    // The browser's own bars.
    for (const tag of document.querySelectorAll<HTMLMetaElement>('[data-bars]')) {
      const scheme = tag.dataset['bars'] ?? '';
      const chosen = scheme === choice ? 'all' : 'not all';
      tag.media = choice === null ? askDevice(scheme) : chosen;
    }
  },
});

/** The choice that the page shows. */
export function readScheme(): SchemeChoice {
  return kept.read() ?? 'system';
}

/** Applies the choice to the page at once and remembers it. */
export function chooseScheme(choice: SchemeChoice): void {
  kept.choose(choice === 'system' ? null : choice);
}

/** The visitor's choice, kept in step with every switch on the page and with other tabs. */
export function useScheme(): SchemeChoice {
  return useSyncExternalStore(kept.subscribe, readScheme, () => 'system');
}
