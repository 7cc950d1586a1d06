import { readAttribute } from '../build-steps/html.ts';

import type { Page } from '../build-steps/page.ts';

/** Addresses inside the site that links may lead to besides its pages. */
type Known = ReadonlySet<string>;

function findDeadLinks({ address, elements }: Page, known: Known): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => readAttribute(link, 'href') ?? '')
    .filter((href) => href.startsWith('/'))
    .map((href) => href.replace(/[?#].*$/, ''))
    .filter((href) => !known.has(href))
    .map((href) => `${address} links to ${href}, where there is nothing.`);
}

function hasName(element: Page['elements'][number]): boolean {
  return Boolean(readAttribute(element, 'aria-label') ?? readAttribute(element, 'aria-labelledby'));
}

function findMissingAlternatives({ address, elements }: Page): string[] {
  const images = elements.filter(({ tagName }) => tagName === 'img');
  const drawings = elements.filter((element) => readAttribute(element, 'role') === 'img');
  return [
    ...images
      .filter((image) => readAttribute(image, 'alt') === null)
      .map(
        (image) =>
          `${address} has a picture without an alternative: ${readAttribute(image, 'src') ?? ''}.`,
      ),
    ...drawings
      .filter((drawing) => !hasName(drawing))
      .map(() => `${address} has a drawing without a name.`),
  ];
}

/** One line for each fault of the pages: dead links, pictures without words. */
export function findFaults(pages: readonly Page[], files: readonly string[]): string[] {
  const known = new Set([...pages.map(({ address }) => address), ...files]);
  return pages.flatMap((page) => [...findDeadLinks(page, known), ...findMissingAlternatives(page)]);
}
