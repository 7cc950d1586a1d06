import { useEffect } from 'react';

import { fetchDrawing, lateDrawings } from '#/late-start/late-drawings.ts';

/** What is laid out late, see later-sections.css. */
const PARTS = 'main > *, main > div:only-child > *, main + footer';
const FALLBACK_MS = 200;

/** Runs something when there is nothing else to do after what was changed last has been painted. */
function whenIdle(run: () => void): () => void {
  let isWanted = true;
  const runIfWanted = () => {
    if (isWanted) run();
  };
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(runIfWanted);
    else setTimeout(runIfWanted, FALLBACK_MS);
  });
  return () => {
    isWanted = false;
  };
}

/**
 * A page at rest is whole: once React answers and there is nothing else to do, what lies below is laid out and its
 * drawings are fetched, one after the other. Then it can be printed, searched and read without a network.
 */
export function useCompletePage(path: string): void {
  useEffect(() => {
    const steps = [...document.querySelectorAll<HTMLElement>(PARTS)].flatMap((part) => [
      () => void (part.dataset['whole'] = path),
      ...lateDrawings(part).map((drawing) => () => fetchDrawing(drawing)),
    ]);
    let cancel = whenIdle(completeNext);
    function completeNext(): void {
      const step = steps.shift();
      if (!step) return;
      step();
      cancel = whenIdle(completeNext);
    }
    return () => cancel();
  }, [path]);
}
