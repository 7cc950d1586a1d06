export { createMetrics } from './metrics.ts';
export { addMetricsRoutes } from './metrics-routes.ts';
