import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { Provider } from 'oidc-provider';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

import {
  type Account,
  buildProvider,
  CLIENT,
  type Forgery,
  forgeToken,
  type ProviderOptions,
} from './build-provider.ts';

const tokensSchema = z.looseObject({ id_token: z.string() });

/** What a test has made of its provider so far. */
type State = {
  readonly accounts: Map<string, Account>;
  visitor: Account | null;
  forgery: Forgery | null;
  issuerSaid: string | null;
  logins: number;
};

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** An answer of the provider as text, so that it can be changed on its way. */
function catchBody(response: ServerResponse, change: (body: string) => string): void {
  const end = response.end.bind(response);
  response.end = (body?: unknown) => {
    if (body === undefined) return end();
    const changed = change(String(body));
    response.setHeader('content-length', Buffer.byteLength(changed));
    return end(changed);
  };
}

/** What the person does at the provider's own pages: signs in and agrees, or cancels. */
async function interact(
  provider: Provider,
  state: State,
  [request, response]: [IncomingMessage, ServerResponse],
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response);
  const { visitor } = state;
  if (visitor === null) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  state.accounts.set(visitor.subject, visitor);
  if (prompt.name === 'login') {
    state.logins += 1;
    return provider.interactionFinished(request, response, {
      login: { accountId: visitor.subject },
    });
  }
  const grant = new provider.Grant({ accountId: visitor.subject, clientId: CLIENT.id });
  grant.addOIDCScope(String(params['scope']));
  return provider.interactionFinished(request, response, {
    consent: { grantId: await grant.save() },
  });
}

/** What a hostile or faulty provider answers instead. */
function changeBody(body: string, pathname: string, issuer: string, state: State): string {
  if (pathname === '/token' && state.forgery !== null) {
    const tokens = tokensSchema.parse(JSON.parse(body));
    return JSON.stringify({ ...tokens, id_token: forgeToken(tokens.id_token, state.forgery) });
  }
  if (pathname.startsWith('/.well-known/') && state.issuerSaid !== null) {
    return body.replace(`"${issuer}"`, `"${state.issuerSaid}"`);
  }
  return body;
}

/** A real OpenID Connect provider on this machine, for the length of the test. */
export async function startProvider(options: ProviderOptions) {
  const state: State = {
    accounts: new Map(),
    visitor: null,
    forgery: null,
    issuerSaid: null,
    logins: 0,
  };
  const server = createServer();
  const port = await listen(server, 0);
  const issuer = `http://127.0.0.1:${port}`;
  const provider = buildProvider(issuer, options, state.accounts);
  const handle = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    catchBody(response, (body) => changeBody(body, pathname, issuer, state));
    const answered = pathname.startsWith('/interaction/')
      ? interact(provider, state, [request, response])
      : handle(request, response);
    answered.catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });

  async function stop(): Promise<void> {
    const isClosed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeAllConnections();
    await isClosed;
  }
  onTestFinished(stop);

  return {
    settings: { issuer: new URL(issuer), clientId: CLIENT.id, clientSecret: CLIENT.secret },
    /** Who sits before the browser, or null for somebody who cancels. */
    seat(visitor: Account | null): void {
      state.visitor = visitor;
    },
    forge(forgery: Forgery): void {
      state.forgery = forgery;
    },
    nameItself(said: string): void {
      state.issuerSaid = said;
    },
    logins: () => state.logins,
    stop,
    start: () => listen(server, port),
  };
}
