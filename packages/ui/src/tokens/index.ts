export { PALETTE, type SchemePair, type TokenName } from './palette.ts';
export { resolveTokens, tokenCss, type TokenOverrides } from './token-css.ts';
