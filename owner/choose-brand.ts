import { fileURLToPath } from 'node:url';

import type { BrandPack } from '#/brand.ts';
import { OwnerError } from '#/owner-error.ts';
import { kerbside } from '#/brands/kerbside/brand.ts';
import { quayside } from '#/brands/quayside/brand.ts';
import { checkBrand } from '#/check-brand.ts';

/** Every brand pack, by the name of its folder. */
const BRANDS: ReadonlyMap<string, unknown> = new Map([
  ['kerbside', kerbside],
  ['quayside', quayside],
]);

/** A brand that was asked for by name: its checked pack, and the folder with its files. */
export type ChosenBrand = {
  readonly id: string;
  readonly folder: string;
  readonly pack: BrandPack;
};

/** Finds and checks a brand; throws an OwnerError when there is none of that name, or when its pack has a wrong entry. */
export function chooseBrand(id: string): ChosenBrand {
  const pack = BRANDS.get(id);
  if (pack === undefined) {
    throw new OwnerError(
      `There is no brand "${id}". The brands are ${[...BRANDS.keys()].join(', ')}; owner/settings.ts or the variable BRAND names one. List a brand of your own in owner/choose-brand.ts.`,
    );
  }
  return {
    id,
    folder: fileURLToPath(new URL(`./brands/${id}/`, import.meta.url)),
    pack: checkBrand(id, pack),
  };
}
