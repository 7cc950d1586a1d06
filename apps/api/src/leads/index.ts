export { addLeadRoutes } from './lead-routes.ts';
export * from './receive-lead.ts';
