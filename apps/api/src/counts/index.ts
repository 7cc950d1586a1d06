export { addCountRoutes } from './count-routes.ts';
export { type CountedLead, type Counting, createCounting } from './counting.ts';
export { isDeclined } from './is-declined.ts';
