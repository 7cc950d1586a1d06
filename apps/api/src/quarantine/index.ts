export { leadTexts } from './lead-texts.ts';
