import { fileURLToPath } from 'node:url';

import { findFreePort } from '@high-street/server/testing';
import { startProgram, untilReady, type Variables } from '@high-street/server/testing/program';

/** Limits that no test meets by accident. */
const LIFTED_LIMITS = {
  CALLS_PER_MINUTE: '1000000',
  LEADS_PER_ADDRESS_HOUR: '1000000',
  LEADS_PER_EMAIL_DAY: '1000000',
  LEADS_PER_MINUTE: '10000000',
  MAILS_PER_ADDRESS_DAY: '1000000',
  MAILS_PER_SECOND: '100000',
  HEARTBEAT_MINUTES: '0',
};

const pathOf = (script: string) => fileURLToPath(new URL(`../src/${script}`, import.meta.url));

/** Starts the leads command as its own process. */
export function startLeads(variables: Variables, ...words: string[]) {
  return startProgram([pathOf('leads-command/cli.ts'), ...words], variables);
}

/** Starts the API as its own process, ready or not. */
export function startServer(variables: Variables) {
  return startProgram([pathOf('server.ts')], {
    HOST: '127.0.0.1',
    SITE_DIR: '/nowhere',
    ...variables,
  });
}

/** Starts the API on a free port and waits until it can store leads. */
export async function startReadyServer(variables: Variables) {
  const port = await findFreePort();
  const server = startServer({ PORT: String(port), ...LIFTED_LIMITS, ...variables });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return { ...server, url, port };
}
