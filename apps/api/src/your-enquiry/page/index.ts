export { enquiryPage, type Done } from './enquiry-page.ts';
export * from './form-pages.ts';
export { renderPage, type PageParts } from './frame.ts';
export { buildPageStyle, STYLE_PATH } from './page-style.ts';
export { splitPhone } from './say-phone.ts';
export { createTimes, type Times } from './say-time.ts';
export { readSiteFrame } from './site-frame.ts';
export { canBookFor, type Due } from './status.ts';
export { SENT, WORDS } from './words.ts';
