import type { Timers } from '#/motion/clock.ts';

import { nextRevealState, revealOffset, revealZone, type RevealState } from './reveal-state.ts';

/** How long after the last scroll event the page counts as standing still. */
const SCROLL_REST_MS = 150;
/** Far enough for what lies above the viewport to count as passed, however long the page is. */
const ABOVE_PX = 1_000_000;

/**
 * Lets the children of every element with `data-reveal=""` rise as it is scrolled into view, and those of
 * `data-reveal="stagger"` one after another. `data-reveal-mode="once"` on it or around it plays the slow variant, once.
 */
export type RevealObserver = {
  /** A new page is shown: what came with it stays hidden until `reset`. */
  hold(): void;
  /** Puts every element back to before its animation; `refresh` then shows what is in view. */
  reset(): void;
  /** More of the page is there: it is held with the rest of it, or looked at if that has been. */
  meet(): void;
  /** Finds new elements and the present place of all of them. */
  refresh(): void;
  stop(): void;
};

function isOnce(element: HTMLElement): boolean {
  return element.closest('[data-reveal-mode="once"]') !== null;
}

/** Starts on the document as it is: what is in view already stays as it is. */
export function createRevealObserver(timers: Timers): RevealObserver {
  const root = document.documentElement;
  const states = new Map<HTMLElement, RevealState>();
  let observers: IntersectionObserver[] = [];
  let isHeld = false;
  let rest: number | null = null;

  function setState(element: HTMLElement, state: RevealState): void {
    states.set(element, state);
    if (element.dataset['revealState'] !== state) element.dataset['revealState'] = state;
  }

  function place(element: HTMLElement, top: number): void {
    const state = states.get(element);
    if (state === undefined || isHeld) return;
    const roomUnderTop = root.scrollHeight - (top + window.scrollY);
    const zone = revealZone(top, root.clientHeight, roomUnderTop);
    const moment = { isOnce: isOnce(element), isScrolling: rest !== null };
    setState(element, nextRevealState(state, zone, moment));
  }

  function placeSeen(entries: IntersectionObserverEntry[]): void {
    for (const { target, boundingClientRect } of entries) {
      if (target instanceof HTMLElement) place(target, boundingClientRect.top);
    }
  }

  /** Elements that came since the last look; a hero is left alone and so is never hidden. */
  function track(state: RevealState): void {
    for (const element of states.keys()) if (!element.isConnected) states.delete(element);
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (!states.has(element) && !element.querySelector('h1')) setState(element, state);
    }
  }

  /** One observer tells when an element passes the foot of the viewport, one when it passes the offset. */
  function observe(): void {
    observers.forEach((observer) => observer.disconnect());
    observers = [0, revealOffset(root.clientHeight)].map(
      (offset) =>
        new IntersectionObserver(placeSeen, { rootMargin: `${ABOVE_PX}px 0px ${-offset}px 0px` }),
    );
    for (const element of states.keys()) {
      observers.forEach((observer) => observer.observe(element));
    }
  }

  function refresh(): void {
    track('edge');
    const tops = [...states.keys()].map((element) => element.getBoundingClientRect().top);
    [...states.keys()].forEach((element, index) => place(element, tops[index] ?? 0));
    observe();
  }

  function handleRest(): void {
    rest = null;
    delete root.dataset['scrolling'];
  }

  // What is out of sight is hidden only while somebody scrolls: a page at rest is complete.
  function handleScroll(): void {
    if (rest === null) root.dataset['scrolling'] = '';
    else timers.clearTimeout(rest);
    rest = timers.setTimeout(handleRest, SCROLL_REST_MS);
  }

  track('fresh');
  observe();
  document.addEventListener('scroll', handleScroll, { passive: true });

  return {
    hold() {
      isHeld = true;
      track('edge');
    },
    reset() {
      isHeld = false;
      for (const element of states.keys()) states.set(element, 'edge');
    },
    meet() {
      if (isHeld) track('edge');
      else refresh();
    },
    refresh,
    stop() {
      observers.forEach((observer) => observer.disconnect());
      document.removeEventListener('scroll', handleScroll);
      if (rest !== null) timers.clearTimeout(rest);
      handleRest();
      for (const element of states.keys()) delete element.dataset['revealState'];
    },
  };
}
