import { readAttribute } from '../build-steps/html.ts';

import { readText, type Page } from '../build-steps/page.ts';

/** What search engines show of a title and of a description before they cut it off. */
const LONGEST_TITLE = 65;
const DESCRIPTION = { shortest: 70, longest: 160 };

function titleOf({ elements }: Page): string {
  const title = elements.find(({ tagName }) => tagName === 'title');
  return title ? readText(title).trim() : '';
}

function descriptionOf({ elements }: Page): string {
  const description = elements.find((element) => readAttribute(element, 'name') === 'description');
  return (description && readAttribute(description, 'content')) ?? '';
}

function isListed({ elements }: Page): boolean {
  return elements.some((element) => readAttribute(element, 'rel') === 'canonical');
}

function findPoorWords(page: Page): string[] {
  const { address } = page;
  const [title, { length }] = [titleOf(page), descriptionOf(page)];
  const isRightLength = length <= DESCRIPTION.longest && length >= DESCRIPTION.shortest;
  return [
    ...(title ? [] : [`${address} has no title.`]),
    ...(title.length > LONGEST_TITLE
      ? [`${address} has a title of ${title.length} characters.`]
      : []),
    ...(length > 0 ? [] : [`${address} has no description.`]),
    ...(length > 0 && isListed(page) && !isRightLength
      ? [`${address} has a description of ${length} characters.`]
      : []),
  ];
}

function findPoorOutline({ address, elements }: Page): string[] {
  const levels = elements
    .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
    .map(({ tagName }) => Number(tagName.slice(1)));
  const mainHeadings = levels.filter((level) => level === 1).length;
  const isSkipping = levels.some((level, index) => level > (levels[index - 1] ?? level) + 1);
  return [
    ...(mainHeadings === 1 ? [] : [`${address} has ${mainHeadings} main headings.`]),
    ...(isSkipping ? [`${address} has a heading that skips a level.`] : []),
  ];
}

/** Pages that are known by one address, such as / and /home, may say the same. */
function knownAs({ address, elements }: Page): string {
  const canonical = elements.find((element) => readAttribute(element, 'rel') === 'canonical');
  return (canonical && readAttribute(canonical, 'href')) ?? address;
}

function findRepeated(
  pages: readonly Page[],
  name: string,
  read: (page: Page) => string,
): string[] {
  const groups = Object.values(Object.groupBy(pages, read)).filter((group) => group !== undefined);
  return groups
    .filter(([first]) => first && read(first))
    .filter((group) => new Set(group.map(knownAs)).size > 1)
    .map((group) => `${group.map(({ address }) => address).join(' and ')} have one ${name}.`);
}

/** One line for each fault of what search engines show of a page: its title, its description, its headings. */
export function findPoorHeads(pages: readonly Page[]): string[] {
  return [
    ...pages.flatMap((page) => [...findPoorWords(page), ...findPoorOutline(page)]),
    ...findRepeated(pages, 'title', titleOf),
    ...findRepeated(pages, 'description', descriptionOf),
  ];
}
