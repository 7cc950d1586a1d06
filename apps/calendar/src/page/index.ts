export type { RenderPage } from './answer-with-pages.ts';
export { addAssetRoutes } from './asset-routes.ts';
export { addPageRoutes } from './page-routes.ts';
