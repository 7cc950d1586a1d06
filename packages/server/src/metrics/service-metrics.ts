import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper ends of the classes into which durations are counted, in seconds. */
export const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of every service, in a registry of its own; `checkReadiness` throws when `/readyz` does not answer 200. */
export function createServiceMetrics(checkReadiness: () => Promise<unknown>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'ready',
      help: '1 when /readyz answers 200.',
      registers: [],
      async collect() {
        await checkReadiness().then(
          () => this.set(1),
          () => this.set(0),
        );
      },
    }),
  );

  return {
    /** Where a service adds metrics of its own. */
    registry,
    noteCall: (route: string, status: number, seconds: number): void =>
      calls.observe({ route, status: String(status) }, seconds),
    /** The metrics as Prometheus reads them. */
    read: async (): Promise<{ type: string; text: string }> => ({
      type: registry.contentType,
      text: await registry.metrics(),
    }),
  };
}

/** The metrics of every service. */
export type ServiceMetrics = ReturnType<typeof createServiceMetrics>;
