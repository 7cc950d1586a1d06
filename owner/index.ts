export { AVAILABILITY } from './availability.ts';
export type { Brand, BrandPack, Glyph, PartnerKind, Prices } from './brand.ts';
export { BrandError } from './brand-error.ts';
export { brandVariables } from './brand-variables.ts';
export { GLYPHS } from './brand.ts';
export { checkBrand } from './check-brand.ts';
export { chooseBrand, type ChosenBrand } from './choose-brand.ts';
export { currentBrand, settings } from './current.ts';
export type { OperatorSettings } from './check-settings.ts';
export { OPERATOR_SETTINGS } from './operator-settings.ts';
export { SettingsError } from './settings-error.ts';
export type { Font } from './font.ts';
export {
  listAvailabilitySamples,
  listSamples,
  listSettingsSamples,
  type Sample,
} from './samples.ts';
