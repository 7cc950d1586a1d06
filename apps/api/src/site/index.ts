export { readSiteFiles, type SiteFiles } from './site-files.ts';
export { addSiteRoutes } from './site-routes.ts';
