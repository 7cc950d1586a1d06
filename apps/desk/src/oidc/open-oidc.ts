import type { Clock, Database } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import { createOidcAccountStore } from './oidc-account-store.ts';
import { createOidcFlow, type OidcFlowParts } from './oidc-flow.ts';
import { openOidcProvider } from './oidc-provider.ts';
import { createOidcRequestStore } from './oidc-request-store.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { createOidcSignIn, type OidcParts } from './oidc-sign-in.ts';

/** Where the provider sends people back to, below the origin of the desk. */
const CALLBACK_PATH = '/sign-in/oidc/callback';

type Options = Omit<OidcParts, 'name' | 'flow'> &
  Pick<OidcFlowParts, 'findInvited'> & {
    readonly settings: OidcSettings;
    /** Where people reach the desk. */
    readonly origin: string;
    readonly db: Kysely<Database>;
    readonly clock: Clock;
    readonly log: FastifyBaseLogger;
  };

/** Signing in by the provider of the settings, which need not be there yet. */
export function openOidc({ settings, origin, db, findInvited, clock, log, ...parts }: Options) {
  const flow = createOidcFlow({
    provider: openOidcProvider(settings),
    callbackUrl: new URL(CALLBACK_PATH, origin),
    requests: createOidcRequestStore(db),
    accounts: createOidcAccountStore(db),
    findInvited,
    clock,
    log,
  });
  return createOidcSignIn({ ...parts, flow, name: settings.issuer.host });
}
