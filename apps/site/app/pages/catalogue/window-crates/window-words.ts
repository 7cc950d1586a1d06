import type { AbilityWords } from '#/pages/catalogue/sections/ability.tsx';

/** The two lists, each a crate by the door. */
export type ListId = 'arrivals' | 'featured';
/** Where a product is: still in the hand, or in a crate. */
export type PlaceId = 'hand' | ListId;
export type BannerTarget = 'list' | 'post';

export type WindowCratesWords = {
  readonly title: string;
  readonly abilities: readonly (AbilityWords & { readonly id: string })[];
  readonly product: string;
  readonly lists: Readonly<Record<ListId, { readonly label: string; readonly move: string }>>;
  readonly banner: {
    readonly legend: string;
    readonly targets: Readonly<Record<BannerTarget, string>>;
    readonly title: Readonly<Record<PlaceId, string>>;
    readonly leads: Readonly<Record<BannerTarget, string>>;
  };
  readonly said: string;
};
