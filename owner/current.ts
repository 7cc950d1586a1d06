import type { Brand } from '#/brand.ts';
import { chooseBrand, type ChosenBrand } from '#/choose-brand.ts';
import { OPERATOR_SETTINGS } from '#/settings.ts';

let chosen: ChosenBrand | null = null;

/** The complete brand in use, chosen by the variable BRAND or by owner/settings.ts; throws when it is unknown or wrong. */
export function currentBrand(): ChosenBrand {
  chosen ??= chooseBrand(process.env['BRAND'] || OPERATOR_SETTINGS.brand);
  return chosen;
}

/** What pages and services read. The site's build writes it into the scripts as data, without looks and schemas. */
export const settings: { readonly brand: Brand; readonly apiBase: string } = {
  get brand() {
    const { tokens: _tokens, fonts: _fonts, ...brand } = currentBrand().pack;
    return brand;
  },
  apiBase: OPERATOR_SETTINGS.apiBase,
};
