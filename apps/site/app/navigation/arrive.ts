import { findHashTarget } from '@high-street/ui';

/** Shows the page from its top, or from the part that the address names. */
export function showTopOrTarget(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  findHashTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
}

/** Gives the main heading the focus, which has the page read out from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
