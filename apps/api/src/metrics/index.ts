export { createMetrics, type Metrics } from './metrics.ts';
export { addMetricsRoutes } from './metrics-routes.ts';
