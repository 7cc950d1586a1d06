import { once } from 'node:events';
import { Agent, request as requestPlain, type RequestOptions } from 'node:http';
import { randomUUID } from 'node:crypto';

import { buildEnquiryContacts, EMPTY_ENQUIRY, IDEMPOTENCY_HEADER } from '@high-street/contract';
import { newFormToken } from '@high-street/server/robots';

const MOST_SOCKETS = 256;
/** How long ago a visitor began to type. */
const TYPED_MS = 60_000;

/** The enquiry of the visitor with this number, who has an address of their own. */
export const buildLeadContacts = (index: number) =>
  buildEnquiryContacts({
    ...EMPTY_ENQUIRY,
    contactName: 'Anna Bell',
    email: `visitor-${index}@example.com`,
    phoneNumber: '7700900123',
    storeName: 'Bell Bakery',
    message: 'Do you deliver to Bristol on Saturdays? '.repeat(10),
  });

/** Calls to the API over connections that stay open; each gives the milliseconds until it was answered, and throws when it was refused. */
export function createLeadCalls(origin: string, tokenSecret: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
  let sent = 0;

  async function callOnce(path: string, options: RequestOptions, body: string, status: number) {
    const request = requestPlain(`${origin}${path}`, { agent, ...options });
    request.end(body);
    const [answer] = await once(request, 'response');
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`);
  }

  /** As the form does, sends again with the same key when the connection was cut without an answer. */
  async function call(path: string, options: RequestOptions, body: string, status: number) {
    const begun = performance.now();
    try {
      await callOnce(path, options, body, status);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) throw error;
      await callOnce(path, options, body, status);
    }
    return performance.now() - begun;
  }

  return {
    /** Sends one new lead, as a browser does. */
    sendLead: async (): Promise<number> => {
      sent += 1;
      const token = newFormToken(tokenSecret, new Date(Date.now() - TYPED_MS));
      const robot = { trap: '', token };
      const body = JSON.stringify({ contacts: buildLeadContacts(sent), robot });
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        [IDEMPOTENCY_HEADER]: randomUUID(),
        origin,
      };
      return call('/api/leads', { method: 'POST', headers }, body, 201);
    },
    /** A call that stores nothing and asks nobody. */
    sendNothing: (): Promise<number> => call('/healthz', {}, '', 200),
    close: (): void => agent.destroy(),
  };
}
