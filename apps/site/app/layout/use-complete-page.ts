import { useEffect } from 'react';

import { fetchDrawings } from '#/late-start/late-drawings.ts';

/** What is laid out late, see later-sections.css. */
const PARTS = 'main > *, main > div:only-child > *, main + footer';
const FALLBACK_MS = 200;

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, FALLBACK_MS);
  return () => clearTimeout(handle);
}

/**
 * A page at rest is whole: once React answers and there is nothing else to do, what lies below is laid out and its
 * drawings are fetched, part by part. Then it can be printed, searched and read without a network.
 */
export function useCompletePage(path: string): void {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
    let cancel = whenIdle(completeNext);
    function completeNext(): void {
      const part = parts.shift();
      if (!part) return;
      fetchDrawings(part);
      part.dataset['whole'] = path;
      cancel = whenIdle(completeNext);
    }
    return () => cancel();
  }, [path]);
}
