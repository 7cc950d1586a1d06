import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createHttpApp } from './create-http-app.ts';
import { addHealthRoutes } from './health-routes.ts';

test('all who ask at once share one check, and who asks later has one of their own', async () => {
  const app = createHttpApp(pino({ enabled: false }));
  onTestFinished(() => app.close());
  const checks: PromiseWithResolvers<null>[] = [];
  addHealthRoutes(app, () => {
    const check = Promise.withResolvers<null>();
    checks.push(check);
    return check.promise;
  });
  let asked = 0;
  app.addHook('preHandler', async () => {
    asked += 1;
  });
  const askAtOnce = () =>
    Promise.all(Array.from({ length: 400 }, async () => (await app.inject('/readyz')).statusCode));

  const good = askAtOnce();
  await expect.poll(() => asked).toBe(400);
  checks[0]?.resolve(null);
  expect(new Set(await good)).toEqual(new Set([200]));

  const bad = askAtOnce();
  await expect.poll(() => asked).toBe(800);
  checks[1]?.reject(new Error('no database'));
  expect(new Set(await bad)).toEqual(new Set([500]));
  expect(checks).toHaveLength(2);
});
