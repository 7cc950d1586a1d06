import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Webhook } from 'standardwebhooks';

// What calls to the sink are signed with.
const CRM_SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

type Call = { readonly id: string; readonly body: unknown };

/** Starts a CRM on a loopback port that answers as its state says and keeps what was signed rightly. */
export async function startCrmSink() {
  const webhook = new Webhook(CRM_SECRET);
  const state = { status: 200, said: 'said', retryAfter: '', isHanging: false };
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    calls.push({
      id: headers['webhook-id'] ?? '',
      body: webhook.verify(Buffer.concat(chunks).toString(), headers),
    });
    if (state.isHanging) return;
    if (state.retryAfter) response.setHeader('retry-after', state.retryAfter);
    response.writeHead(state.status, { location: '/elsewhere' }).end(state.said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = buildAddress(server.address());
  const url = `http://127.0.0.1:${port}/hook`;
  const env = { CRM_URL: url, CRM_SECRET, CRM_PRIVATE_NETWORK: 'yes' };
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { state, calls, url, env, stop };
}

function buildAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the sink has no port');
  return address;
}
