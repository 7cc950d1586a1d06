import { useSyncExternalStore } from 'react';

import { browserStore } from '#/sections/kept-switch.ts';

/** What the visitor chose: one of the two schemes, or what the device says. */
export type SchemeChoice = 'system' | 'light' | 'dark';

/** Where the choice is kept; the inline script of root.tsx reads it before the first paint. */
export const SCHEME_KEY = 'scheme';

const listeners = new Set<() => void>();
/** The choice of this page, from its first use on. */
let known: SchemeChoice | null = null;

/** The choice as it is stored; anything unknown, or a storage that is blocked, counts as the device's own. */
function readStored(): SchemeChoice {
  try {
    const stored = localStorage.getItem(SCHEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // Storage is blocked: the choice then lasts for this page.
  }
}

/** The choice that the page shows. */
export function readScheme(): SchemeChoice {
  known ??= readStored();
  return known;
}

/** The media query for a device that prefers a scheme. */
export function askDevice(scheme: string): string {
  return `(prefers-color-scheme: ${scheme})`;
}

/** Has the browser colour its own bars as the page; saved-scheme.ts does so before the first paint. */
function colourBars(choice: SchemeChoice): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('[data-bars]')) {
    const scheme = tag.dataset['bars'] ?? '';
    const chosen = scheme === choice ? 'all' : 'not all';
    tag.media = choice === 'system' ? askDevice(scheme) : chosen;
  }
}

function show(choice: SchemeChoice): void {
  const { dataset } = document.documentElement;
  known = choice;
  if (choice === 'system') delete dataset['scheme'];
  else dataset['scheme'] = choice;
  colourBars(choice);
  listeners.forEach((listener) => listener());
}

/** Applies the choice to the page at once and remembers it. */
export function chooseScheme(choice: SchemeChoice): void {
  show(choice);
  try {
    if (choice === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, choice);
  } catch (error) {
    console.warn('The choice of colours cannot be remembered, because storage is blocked.', error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const endOtherTab = browserStore.onOtherTab(() => show(readStored()));
  return () => {
    listeners.delete(listener);
    endOtherTab();
  };
}

/** The visitor's choice, kept in step with every switch on the page and with other tabs. */
export function useScheme(): SchemeChoice {
  return useSyncExternalStore(subscribe, readScheme, () => 'system');
}
