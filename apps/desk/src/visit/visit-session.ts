import type { Sessions } from '@high-street/people';

import type { BrowserCookies } from './browser-cookies.ts';
import type { Visit, Visitor } from './visit.ts';

/** What a visit can do with its session. */
type OfSession = Pick<Visit, 'identify' | 'enter' | 'prove' | 'leave'>;

/** The session of a browser: who is signed in with it, and how it begins, goes on and ends. */
export function createVisitSession(
  sessions: Sessions,
  cookies: BrowserCookies,
  from: Pick<Visit, 'agent' | 'addressGroup'>,
): OfSession & { readonly findVisitor: () => Visitor | null } {
  const { addressGroup } = from;
  let asked: Promise<Visitor | null> | undefined;
  let visitor: Visitor | null = null;

  async function find(how?: { isUse: boolean }): Promise<Visitor | null> {
    const token = cookies.sessionToken;
    visitor = token === null ? null : await sessions.find(token, how);
    return visitor;
  }

  const identify: Visit['identify'] = (how) => (asked ??= find(how));

  return {
    identify,

    /** Who is signed in, if that was asked. */
    findVisitor: () => visitor,

    async enter(personId, way, provedAt) {
      const before = await identify();
      const { token } = await sessions.start({ personId, way, ...from, provedAt });
      cookies.keepSession(token);
      if (before) await sessions.signOut({ session: before.session, addressGroup });
    },

    async prove() {
      const before = await identify();
      if (before === null) return;
      const fresh = await sessions.prove({ session: before.session, addressGroup });
      if (fresh !== null) cookies.keepSession(fresh);
    },

    async leave() {
      const before = await identify();
      if (before) await sessions.signOut({ session: before.session, addressGroup });
      cookies.dropSession();
    },
  };
}
