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

/** Whether a drawing stands in a picture that this width of the window leaves out. */
function isLeftOut(drawing: Element): boolean {
  const picture = drawing.closest('svg');
  return picture !== null && getComputedStyle(picture).display === 'none';
}

/** Completes a page part by part: its words, then its drawings one after the other. */
function* completeParts(path: string): Generator<void> {
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    part.dataset['whole'] = path;
    yield;
    for (const drawing of lateDrawings(part)) {
      if (isLeftOut(drawing)) continue;
      fetchDrawing(drawing);
      yield;
    }
  }
}

/**
 * A page at rest is whole: once React answers and there is nothing else to do, what lies below is laid out and its
 * drawings are fetched, in small steps. Then it can be printed, searched and read without a network.
 */
export function useCompletePage(path: string, isArriving: boolean): void {
  useEffect(() => {
    if (isArriving) return undefined;
    const steps = completeParts(path);
    let cancel = whenIdle(completeNext);
    function completeNext(): void {
      if (!steps.next().done) cancel = whenIdle(completeNext);
    }
    return () => cancel();
  }, [path, isArriving]);
}
