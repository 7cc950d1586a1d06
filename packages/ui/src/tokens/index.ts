export { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
export * from './contrast.ts';
export { PALETTE, type SchemePair, type TokenName } from './palette.ts';
export { resolveTokens, tokenCss, type TokenOverrides } from './token-css.ts';
