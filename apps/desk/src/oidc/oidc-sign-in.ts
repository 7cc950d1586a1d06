import { noteRefusal, PersonGone } from '@high-street/people';
import type { AuditLog } from '@high-street/server/audit';

import type { Visit } from '#/visit/index.ts';
import type { Limit, Limited, SignInOutcome } from '#/sign-in/index.ts';

import type { OidcFlow, OidcOutcome, OidcStart } from './oidc-flow.ts';

const WAY = 'oidc';

/** Whatever was wrong, and where to the way would have led, if that is known. */
type Wrong = { readonly kind: 'wrong'; readonly to: string | null };

/** A browser that is to go to an address at the provider, or may not. */
type SetOut = { readonly kind: 'away'; readonly url: string } | Wrong | Limited;

/** Somebody who is in, with a session of this browser, or has proved to be there; or neither. */
type CameBack = { readonly kind: 'in'; readonly to: string } | Wrong | Limited;

type AttemptParts = {
  /** Counts an attempt from an address; null for one that is let through. */
  readonly countAttempt: (address: string) => Promise<Limit | null>;
  readonly audit: Pick<AuditLog, 'write'>;
  readonly countSignIn: (way: typeof WAY, outcome: SignInOutcome) => void;
};

/** What signing in by OpenID Connect works with. */
export type OidcParts = AttemptParts & {
  /** What people know the provider by. */
  readonly name: string;
  readonly flow: OidcFlow;
};

/** What may become of an attempt; each is in the log and the metrics. */
function createOidcAttempts({ countAttempt, audit, countSignIn }: AttemptParts) {
  async function limit({ addressGroup }: Visit): Promise<Limited | null> {
    const found = await countAttempt(addressGroup);
    if (found === null) return null;
    countSignIn(WAY, 'limited');
    await noteRefusal(audit, { way: WAY, addressGroup, reason: 'limit' });
    return { kind: 'limited', ...found };
  }

  async function refuse(
    { addressGroup }: Visit,
    { reason, personId, to }: Omit<Extract<OidcOutcome, { kind: 'refused' }>, 'kind'>,
  ): Promise<Wrong> {
    countSignIn(WAY, 'wrong');
    await noteRefusal(audit, { way: WAY, addressGroup, personId, reason });
    return { kind: 'wrong', to };
  }

  async function enter(
    visit: Visit,
    { personId, to, provedAt }: Extract<OidcOutcome, { kind: 'in' }>,
  ): Promise<CameBack> {
    try {
      await visit.enter(personId, WAY, provedAt);
    } catch (error) {
      if (!(error instanceof PersonGone)) throw error;
      return refuse(visit, { reason: 'not_invited', personId, to });
    }
    countSignIn(WAY, 'in');
    return { kind: 'in', to };
  }

  async function prove(visit: Visit, personId: string, to: string): Promise<CameBack> {
    const visitor = await visit.identify();
    if (visitor?.person.id !== personId) {
      return refuse(visit, { reason: 'other_person', personId, to });
    }
    await visit.prove();
    countSignIn(WAY, 'in');
    return { kind: 'in', to };
  }

  return { limit, refuse, enter, prove };
}

/** Signing in by OpenID Connect: each attempt is counted, and in the log whatever became of it. */
export function createOidcSignIn(parts: OidcParts) {
  const { name, flow } = parts;
  const { limit, refuse, enter, prove } = createOidcAttempts(parts);

  async function setOut(visit: Visit, to: string, personId: string | null): Promise<SetOut> {
    const limited = await limit(visit);
    if (limited) return limited;
    const started: OidcStart = await flow.start({
      browserToken: visit.keepBrowser(),
      to,
      personId,
    });
    if (started.kind === 'refused') return refuse(visit, started);
    return { kind: 'away', url: started.url.href };
  }

  return {
    name,

    /** Sends a browser to the provider, to come back as somebody who was invited. */
    start: (visit: Visit, to: string): Promise<SetOut> => setOut(visit, to, null),

    /** Sends who is signed in to the provider, to sign in there again. */
    startProof: (visit: Visit, to: string): Promise<SetOut> =>
      setOut(visit, to, visit.me.person.id),

    /** Lets in, or finds proved, who comes back with that query. Whatever is wrong has one answer. */
    async finish(visit: Visit, query: URLSearchParams): Promise<CameBack> {
      const limited = await limit(visit);
      if (limited) return limited;
      const outcome = await flow.finish({ query, browserToken: visit.browserToken });
      switch (outcome.kind) {
        case 'in':
          return enter(visit, outcome);
        case 'proved':
          return prove(visit, outcome.personId, outcome.to);
        case 'refused':
          return refuse(visit, outcome);
      }
    },
  };
}

/** Signing in by OpenID Connect. */
export type OidcSignIn = ReturnType<typeof createOidcSignIn>;
