import { startTestServer } from './test-server.ts';

/** Vitest's globalSetup: gives every test file one PostgreSQL server through TEST_DATABASE_URL, unless that is set already. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const server = await startTestServer();
  // Workers start after this and inherit the environment.
  process.env['TEST_DATABASE_URL'] = server.url;
  return server.stop;
}
