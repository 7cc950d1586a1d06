export { type OidcSettings, readOidcSettings } from './oidc-settings.ts';
export type { OidcSignIn } from './oidc-sign-in.ts';
export { openOidc } from './open-oidc.ts';
