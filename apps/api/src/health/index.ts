export { addHealthRoutes } from './health-routes.ts';
