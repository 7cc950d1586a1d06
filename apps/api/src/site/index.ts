export { readSiteHeaders, type SiteHeaders } from './site-headers.ts';
export { readSiteRedirects, type SiteRedirects } from './site-redirects.ts';
export { addSiteRoutes, createUnreadableAnswer } from './site-routes.ts';
