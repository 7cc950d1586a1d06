export type { Brand, BrandPack, Glyph, PartnerKind, Prices } from './brand.ts';
export { BrandError } from './brand-error.ts';
export { GLYPHS } from './brand.ts';
export { checkBrand } from './check-brand.ts';
export { chooseBrand, type ChosenBrand } from './choose-brand.ts';
export { currentBrand, settings } from './current.ts';
export { OPERATOR_SETTINGS } from './settings.ts';
export type { Font } from './font.ts';
export { listSamples, type Sample } from './samples.ts';
