export { addMetricsRoutes } from './metrics-routes.ts';
export { createServiceMetrics, SECONDS } from './service-metrics.ts';
