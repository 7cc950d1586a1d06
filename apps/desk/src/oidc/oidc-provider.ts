import { isLocalHost } from '@high-street/server';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  type ClientAuth,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';

import type { OidcSettings } from './oidc-settings.ts';

/** How long one call to the provider may take: somebody waits for it. */
const CALL_LIMIT_S = 5;

/** The provider as its metadata describe it. */
export type OidcProvider = {
  /** Its metadata, asked for once and kept; rejects while the provider does not answer, and asks anew next time. */
  find(): Promise<Configuration>;
  /** Makes the next `find` ask for the metadata anew. */
  forget(): void;
};

/** Sends the secret as the provider says that it takes it: as HTTP Basic, which is the standard's own default, or in the body. */
function authenticate(clientSecret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const send = methods.includes('client_secret_basic') ? basic : post;
    send(server, client, body, headers);
  };
}

/**
 * The provider of the settings. Nothing is asked until somebody signs in, so that the desk starts while it is away. Plain
 * HTTP is for a provider on this machine alone. The signature of each ID token is checked, although it comes over TLS.
 */
export function openOidcProvider({ issuer, clientId, clientSecret }: OidcSettings): OidcProvider {
  const isLocal = issuer.protocol === 'http:' && isLocalHost(issuer.hostname);
  let known: Promise<Configuration> | undefined;

  async function discover(): Promise<Configuration> {
    return discovery(issuer, clientId, {}, authenticate(clientSecret), {
      timeout: CALL_LIMIT_S,
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    });
  }

  return {
    async find() {
      const asked = (known ??= discover());
      try {
        return await asked;
      } catch (error) {
        // Only its own failure: somebody else may have asked anew in the meantime.
        if (known === asked) known = undefined;
        throw error;
      }
    },
    forget() {
      known = undefined;
    },
  };
}
