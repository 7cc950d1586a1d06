import type { BannerTarget, ListId, PlaceId, WindowCratesWords } from './window-words.ts';

/** The list that a product in the hand came from. */
export const FIRST_LIST: ListId = 'arrivals';

/** What the banner says, and where it leads. */
export function describeBanner(
  words: Pick<WindowCratesWords, 'banner' | 'lists'>,
  place: PlaceId,
  target: BannerTarget,
): { readonly title: string; readonly leads: string } {
  const list = words.lists[place === 'hand' ? FIRST_LIST : place].label;
  return {
    title: words.banner.title[place],
    leads: words.banner.leads[target].replace('{list}', list),
  };
}

/** What a screen reader hears once a product is in a list; nothing while it is in the hand. */
export function describePlace(
  words: WindowCratesWords,
  place: PlaceId,
  target: BannerTarget,
): string {
  if (place === 'hand') return '';
  return words.said
    .replace('{product}', words.product)
    .replace('{list}', words.lists[place].label)
    .replace('{leads}', describeBanner(words, place, target).leads);
}
