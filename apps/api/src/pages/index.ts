export { markup, trustMarkup, type Markup } from './markup.ts';
export { readPageLook, type PageLook } from './page-look.ts';
export { RESULT_PAGE_POLICY } from './page-policy.ts';
