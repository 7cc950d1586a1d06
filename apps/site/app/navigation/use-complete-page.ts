import { useEffect } from 'react';

import { fetchDrawing } from '#/page-loading/drawings.ts';
import { COMPLETE, LAZY_HREF, PARTS_BELOW_THE_FOLD } from '#/page-loading/markers.ts';

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

/** Whether a drawing is in a picture that this width of the window leaves out. */
function isLeftOut(drawing: Element): boolean {
  const picture = drawing.closest('svg');
  return picture !== null && getComputedStyle(picture).display === 'none';
}

/** Completes a page from its top to its foot: it lays out a part, then fetches one after the other the drawings in it. */
function* completeParts(path: string): Generator<void> {
  const steps = document.querySelectorAll(`${PARTS_BELOW_THE_FOLD},[${LAZY_HREF}]`);
  for (const step of steps) {
    if (!step.hasAttribute(LAZY_HREF)) step.setAttribute(COMPLETE, path);
    else if (isLeftOut(step)) continue;
    else fetchDrawing(step);
    yield;
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
