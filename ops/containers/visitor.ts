import { once } from 'node:events';
import { request as requestPlainly, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

import { z } from 'zod';

/** More than the proxy lets a call wait. */
const PATIENCE_MS = 60_000;

/** Where the proxy answers on this machine, and the authority that vouches for its names. */
export type Door = { readonly port: number; readonly plainPort: number; readonly ca: string };

export type Answer = {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
};

const answerSchema = z.tuple([z.custom<IncomingMessage>((value) => typeof value === 'object')]);

async function read(call: ReturnType<typeof request>, form?: URLSearchParams): Promise<Answer> {
  call.end(form?.toString());
  const [answer] = answerSchema.parse(await once(call, 'response'));
  const { statusCode = 0, headers } = answer;
  return { status: statusCode, location: headers.location, body: await text(answer) };
}

/** Asks for an address as a browser would, on a connection of its own; a form is posted. */
export function visit({ port, ca }: Door, host: string, path: string, form?: URLSearchParams) {
  const headers = form
    ? { origin: `https://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
    : {};
  const call = request({
    host: '127.0.0.1',
    port,
    path,
    ca,
    servername: host,
    method: form ? 'POST' : 'GET',
    headers: { host, connection: 'close', ...headers },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return read(call, form);
}

/** Asks without TLS. */
export function visitPlainly({ plainPort }: Door, host: string, path: string): Promise<Answer> {
  const call = requestPlainly({
    host: '127.0.0.1',
    port: plainPort,
    path,
    headers: { host, connection: 'close' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return read(call);
}
