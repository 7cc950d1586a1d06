// The package carries no types; these are the parts that the tests use.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Claims = Readonly<Record<string, unknown>>;

  export type Account = {
    readonly accountId: string;
    claims(): Claims;
  };

  export type Grant = {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  };

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    readonly Grant: new (of: { readonly accountId: string; readonly clientId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{
      readonly params: Claims;
      readonly prompt: { readonly name: string; readonly reasons: readonly string[] };
    }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Claims,
    ): Promise<void>;
  }
}
