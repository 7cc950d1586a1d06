import type { Page } from '../build-steps/page.ts';

/** What search engines show of a title and of a description before they cut it off. */
const LONGEST_TITLE = 65;
const DESCRIPTION = { shortest: 70, longest: 160 };

function findPoorWords({ address, title, description: { length }, canonical }: Page): string[] {
  const isRightLength = length <= DESCRIPTION.longest && length >= DESCRIPTION.shortest;
  return [
    ...(title ? [] : [`${address} has no title.`]),
    ...(title.length > LONGEST_TITLE
      ? [`${address} has a title of ${title.length} characters.`]
      : []),
    ...(length > 0 ? [] : [`${address} has no description.`]),
    ...(length > 0 && canonical && !isRightLength
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
function findRepeated(pages: readonly Page[], name: 'title' | 'description'): string[] {
  const groups = Object.values(Object.groupBy(pages, (page) => page[name]));
  return groups
    .filter((group) => group !== undefined)
    .filter(([first]) => first?.[name])
    .filter(
      (group) => new Set(group.map(({ canonical, address }) => canonical ?? address)).size > 1,
    )
    .map((group) => `${group.map(({ address }) => address).join(' and ')} have one ${name}.`);
}

/** One line for each fault of what search engines show of a page: its title, its description, its headings. */
export function findPoorHeads(pages: readonly Page[]): string[] {
  return [
    ...pages.flatMap((page) => [...findPoorWords(page), ...findPoorOutline(page)]),
    ...findRepeated(pages, 'title'),
    ...findRepeated(pages, 'description'),
  ];
}
