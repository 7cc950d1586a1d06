export { createVisits, type Visits } from './create-visits.ts';
export { guardRoutes } from './guard-routes.ts';
export type { FaultNote, Visit, Visitor } from './visit.ts';
