import type { Timers } from '#/motion/clock.ts';

import { nextRevealState, revealOffset, revealZone, type RevealState } from './reveal-state.ts';
import { watchScrolling } from './watch-scrolling.ts';

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

type States = Map<HTMLElement, RevealState>;

function setState(states: States, element: HTMLElement, state: RevealState): void {
  states.set(element, state);
  if (element.dataset['revealState'] !== state) element.dataset['revealState'] = state;
}

/** Elements that came since the last look; a hero is left alone and so is never hidden. */
function track(states: States, state: RevealState): void {
  for (const element of states.keys()) if (!element.isConnected) states.delete(element);
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (!states.has(element) && !element.querySelector('h1')) setState(states, element, state);
  }
}

/** One observer tells when an element passes the foot of the viewport, one when it passes the offset. */
function createObservers(
  place: (element: HTMLElement, top: number) => void,
): IntersectionObserver[] {
  function handleSeen(entries: IntersectionObserverEntry[]): void {
    for (const { target, boundingClientRect } of entries) {
      if (target instanceof HTMLElement) place(target, boundingClientRect.top);
    }
  }

  return [0, revealOffset(document.documentElement.clientHeight)].map(
    (offset) =>
      new IntersectionObserver(handleSeen, { rootMargin: `${ABOVE_PX}px 0px ${-offset}px 0px` }),
  );
}

/** Starts on the document as it is: what is in view already stays as it is. */
export function createRevealObserver(timers: Timers): RevealObserver {
  const states: States = new Map();
  const endScrolling = watchScrolling(timers);
  let observers: IntersectionObserver[] = [];
  let isHeld = false;

  function place(element: HTMLElement, top: number): void {
    const state = states.get(element);
    if (state === undefined || isHeld) return;
    const root = document.documentElement;
    const zone = revealZone(top, root.clientHeight, root.scrollHeight - (top + window.scrollY));
    // What is out of sight is hidden only while somebody scrolls: a page at rest is complete.
    const isOnce = element.closest('[data-reveal-mode="once"]') !== null;
    const moment = { isOnce, isScrolling: 'scrolling' in root.dataset };
    setState(states, element, nextRevealState(state, zone, moment));
  }

  function observe(): void {
    observers.forEach((observer) => observer.disconnect());
    observers = createObservers(place);
    for (const element of states.keys()) observers.forEach((one) => one.observe(element));
  }

  function refresh(): void {
    track(states, 'edge');
    const tops = [...states.keys()].map((element) => element.getBoundingClientRect().top);
    [...states.keys()].forEach((element, index) => place(element, tops[index] ?? 0));
    observe();
  }

  track(states, 'fresh');
  observe();

  return {
    hold() {
      isHeld = true;
      track(states, 'edge');
    },
    reset() {
      isHeld = false;
      for (const element of states.keys()) states.set(element, 'edge');
    },
    meet() {
      if (isHeld) track(states, 'edge');
      else refresh();
    },
    refresh,
    stop() {
      observers.forEach((observer) => observer.disconnect());
      endScrolling();
      for (const element of states.keys()) delete element.dataset['revealState'];
    },
  };
}
