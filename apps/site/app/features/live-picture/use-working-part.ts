import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { keepDetails } from './keep-details.ts';
import { endTowards, passFocus, type End } from './pass-focus.ts';

/** The module of a picture that can be worked: its one export is the picture, which takes its words. */
export type PictureModule<Words> = { readonly Picture: ComponentType<{ words: Words }> };

/** How far below the viewport a picture may be when its working part is fetched. */
const NEAR = '600px';

/** Calls back once: when the element comes near the viewport, or somebody goes through the page with Tab. */
function whenWanted(element: HTMLElement, run: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const runOnce = () => {
    waiting.abort();
    run();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && runOnce(),
    { rootMargin: NEAR },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && runOnce(), { signal });
  return () => waiting.abort();
}

/**
 * The working part of a picture once it is there; it is asked for once. Where somebody waits for it with the focus on
 * the frame, the focus goes on to its controls.
 */
export function useWorkingPart<Words>(
  frame: RefObject<HTMLElement | null>,
  load: () => Promise<PictureModule<Words>>,
): { readonly part: PictureModule<Words> | null; readonly isFailed: boolean } {
  const loadOnce = useRef(load);
  const [part, setPart] = useState<PictureModule<Words> | null>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let end: End = 'first';
    const noteFocus = ({ relatedTarget }: FocusEvent) => {
      end = endTowards(element, relatedTarget);
    };
    element.addEventListener('focus', noteFocus);
    function show(module: PictureModule<Words>): void {
      if (!element) return;
      const isWaitedFor = document.activeElement === element;
      const restoreDetails = keepDetails(element);
      flushSync(() => setPart(module));
      restoreDetails();
      // The frame is no stop any more by now, and has lost the focus.
      if (isWaitedFor) passFocus(element, end);
    }
    const stopWaiting = whenWanted(element, () => {
      loadOnce.current().then(show, (error: unknown) => {
        setFailed(true);
        console.error('The picture stays still, because its working part did not load.', error);
      });
    });
    return () => {
      stopWaiting();
      element.removeEventListener('focus', noteFocus);
    };
  }, [frame]);

  return { part, isFailed };
}
