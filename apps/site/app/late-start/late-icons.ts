import { afterFirstPaint } from './after-first-paint.ts';

const ICONS = 'link[rel=icon], link[rel=manifest]';

/**
 * Has the browser fetch what its tab shows, and what a home screen would, after the first paint, with which they would
 * compete. A page that nobody sees yet is not painted, and shows its icon at once.
 */
export async function fetchIconsLate(): Promise<void> {
  if (document.hidden) return;
  const links = [...document.querySelectorAll(ICONS)];
  links.forEach((link) => link.remove());
  await afterFirstPaint();
  document.head.append(...links);
}
