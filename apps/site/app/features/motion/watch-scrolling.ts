import type { Timers } from '#/motion/clock.ts';

/** How long after the last scroll event the page counts as standing still. */
const SCROLL_REST_MS = 150;

/** Marks the page while somebody scrolls it; what is returned ends that. */
export function watchScrolling(timers: Timers): () => void {
  const root = document.documentElement;
  let rest: number | null = null;

  function handleRest(): void {
    rest = null;
    delete root.dataset['scrolling'];
  }

  function handleScroll(): void {
    if (rest === null) root.dataset['scrolling'] = '';
    else timers.clearTimeout(rest);
    rest = timers.setTimeout(handleRest, SCROLL_REST_MS);
  }

  document.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    document.removeEventListener('scroll', handleScroll);
    if (rest !== null) timers.clearTimeout(rest);
    handleRest();
  };
}
