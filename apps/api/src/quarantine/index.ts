export { leadTexts } from './lead-texts.ts';
export { countTokenUses } from './token-store.ts';
