export { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
export {
  contrastRatio,
  findLowContrast,
  measureContrast,
  type MeasuredPair,
  type Scheme,
} from './contrast.ts';
export { PALETTE, type SchemePair, type TokenName } from './palette.ts';
export { resolveTokens, tokenCss, type TokenOverrides } from './token-css.ts';
