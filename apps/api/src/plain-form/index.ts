export { addPlainFormRoutes } from './plain-form-routes.ts';
