import { useEffect, useLayoutEffect, useRef } from 'react';

import { countingChoice } from './counting-choice.ts';

const LATEST_MS = 3_000;

type CountingOptions = {
  /** The path of the page that is shown, or `other` for an address that the site does not have. */
  readonly page: string;
  /** Where the API answers; empty for the site's own origin. */
  readonly apiBase: string;
};

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

/** Runs something once, at rest, as soon as the visitor may be counted; what is returned calls it off. */
function whenWanted(run: () => void): () => void {
  let cancel: (() => void) | null = null;
  const begin = () => {
    if (cancel === null && countingChoice.read() === 'on') cancel = whenIdle(run);
  };
  const end = countingChoice.subscribe(begin);
  begin();
  return () => {
    end();
    cancel?.();
  };
}

/** Counts the visit in totals, for the root to call once. Its script comes after all others, or never where the visitor is not to be counted. */
export function useCounting({ page, apiBase }: CountingOptions): void {
  const waiting = useRef<string[]>([]);
  const showPage = useRef((next: string): void => {
    waiting.current.push(next);
  });

  // At once: somebody may leave right after the page has come.
  useLayoutEffect(() => showPage.current(page), [page]);

  useEffect(() => {
    const wasOff = countingChoice.read() !== 'on';
    const load = async () => {
      const { countVisit } = await import('./count-visit.ts');
      showPage.current = countVisit({ apiBase, pages: waiting.current, wasOff });
    };
    // A script that does not come: nothing is counted, and the page is none the worse.
    return whenWanted(() => void load().catch(() => undefined));
  }, [apiBase]);
}
