export { addMetricsRoutes } from './metrics-routes.ts';
export { createServiceMetrics, SECONDS, type ServiceMetrics } from './service-metrics.ts';
