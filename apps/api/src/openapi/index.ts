export { addOpenApiRoutes } from './openapi-routes.ts';
