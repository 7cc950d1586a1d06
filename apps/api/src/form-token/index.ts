export { addFormTokenRoutes } from './form-token-routes.ts';
