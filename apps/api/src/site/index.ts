export {
  readSiteFiles,
  readSiteRedirects,
  type SiteFiles,
  type SiteRedirects,
} from './site-files.ts';
export { addSiteRoutes } from './site-routes.ts';
