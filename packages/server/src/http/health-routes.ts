import type { FastifyInstance } from 'fastify';

/** `GET /healthz`: the process runs. `GET /readyz`: it can do its work, for which `checkReadiness` does not throw. */
export function addHealthRoutes(
  app: FastifyInstance,
  checkReadiness: () => Promise<unknown>,
): void {
  let check: Promise<unknown> | null = null;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    // Anybody may ask, and no limit counts it. All who ask meanwhile share one check, so that its queries crowd out no others.
    check ??= checkReadiness().finally(() => {
      check = null;
    });
    await check;
    return { status: 'ready' };
  });
}
