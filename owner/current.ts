import type { Brand } from '#/brand.ts';
import { chooseBrand, type ChosenBrand } from '#/choose-brand.ts';
import { OPERATOR_SETTINGS } from '#/operator-settings.ts';

let chosen: ChosenBrand | null = null;

/** The complete brand in use, chosen by the variable BRAND or by owner/settings.ts; throws when it, or owner/settings.ts, is wrong. */
export function currentBrand(): ChosenBrand {
  if (chosen === null) {
    // Read even where BRAND goes before it, so that no wrong settings are built or started with.
    const { brand } = OPERATOR_SETTINGS;
    chosen = chooseBrand(process.env['BRAND'] || brand);
  }
  return chosen;
}

/** What pages and services read. The site's build writes it into the scripts as data, without looks and schemas. */
export const settings: { readonly brand: Brand; readonly apiBase: string } = {
  get brand() {
    const { tokens: _tokens, fonts: _fonts, ...brand } = currentBrand().pack;
    return brand;
  },
  get apiBase() {
    return OPERATOR_SETTINGS.apiBase;
  },
};
