import { isLocalHost, StartupError } from '@high-street/server';
import { z } from 'zod';

const issuerError =
  'must be an https:// address, or an http:// address of this machine, without a query, such as https://accounts.shop.example';

/** Whether a text can be an issuer: over TLS, unless it is this machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.hostname));
}

/** The three variables of signing in by OpenID Connect: all of them, or none. */
export const oidcVariables = {
  OIDC_ISSUER: z.string().refine(isIssuer, { error: issuerError }).optional().meta({
    description:
      'The OpenID Connect provider by which people who were invited may sign in, as it names itself; all three `OIDC_` variables or none.',
  }),
  OIDC_CLIENT_ID: z.string().optional().meta({
    description: 'The name under which the provider knows the desk; needed with `OIDC_ISSUER`.',
  }),
  OIDC_CLIENT_SECRET: z.string().optional().meta({
    description: 'The secret that the provider shares with the desk; needed with `OIDC_ISSUER`.',
  }),
};

type Given = {
  readonly [Name in keyof typeof oidcVariables]?: string | undefined;
};

/** A provider of OpenID Connect, and what the desk is there. */
export type OidcSettings = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** The settings of OpenID Connect; null where there are none. Throws a StartupError where some of the three are missing. */
export function readOidcSettings({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}: Given): OidcSettings | null {
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    return { issuer: new URL(issuer), clientId, clientSecret };
  }
  const missing = Object.entries({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  }).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(oidcVariables).length) return null;
  throw new StartupError(
    'CONFIG_INVALID',
    `${missing.join(' and ')} must be set as well, since signing in by OpenID Connect needs all three OIDC_ variables. Set it, or unset the others.`,
  );
}
