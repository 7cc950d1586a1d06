import { useEffect } from 'react';

import { fetchDrawing, listLazyDrawings } from '#/page-loading/drawings.ts';

/** What is laid out lazily, see below-the-fold.css. */
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

/** Whether a drawing stands in a picture that this width of the window leaves out. */
function isLeftOut(drawing: Element): boolean {
  const picture = drawing.closest('svg');
  return picture !== null && getComputedStyle(picture).display === 'none';
}

/** Completes a page part by part: its words, then its drawings one after the other. */
function* completeParts(path: string): Generator<void> {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    part.dataset['complete'] = path;
    yield;
    for (const drawing of listLazyDrawings(part)) {
      if (isLeftOut(drawing)) continue;
      fetchDrawing(drawing);
      yield;
    }
  }
}

/**
 * Completes a page at rest: once React answers and there is nothing else to do, what lies below the fold is laid out and
 * its drawings are fetched, in small steps. Then it can be printed, searched and read without a network.
 */
export function useCompletePage(path: string, isFirstFrame: boolean): void {
  useEffect(() => {
    if (isFirstFrame) return undefined;
    const steps = completeParts(path);
    let cancel = whenIdle(completeNext);
    function completeNext(): void {
      if (!steps.next().done) cancel = whenIdle(completeNext);
    }
    return () => cancel();
  }, [path, isFirstFrame]);
}
