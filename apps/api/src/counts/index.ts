export { addCountRoutes, type CountOutcome } from './count-routes.ts';
export { type CountedLead, type Counting, createCounting } from './counting.ts';
