import { preinit } from 'react-dom';

import { PRECEDENCE } from './page-styles.tsx';

/** By address: whether a stylesheet that was asked for ahead of its page has come, once that is known. */
const asked = new Map<string, Promise<boolean>>();

/** Asks for a stylesheet of a page that somebody may go to. */
export function fetchStyles(href: string): void {
  preinit(href, { as: 'style', precedence: PRECEDENCE });
  if (asked.has(href)) return;
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${CSS.escape(href)}"]`,
  );
  if (!link || link.sheet) return;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  link.addEventListener('load', () => resolve(true), { once: true });
  link.addEventListener('error', () => resolve(false), { once: true });
  asked.set(href, promise);
}

/**
 * Waits for those of a page's stylesheets that were asked for ahead, and returns whether all have come. React and the
 * router take every stylesheet in the document for one that has been read, and would show the page unstyled.
 */
export async function haveStylesCome(hrefs: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(hrefs.map((href) => asked.get(href) ?? true));
  return !answers.includes(false);
}
