import type { FirstOwner, Invitations, Outcome } from '@high-street/people';

import type { Visit } from '#/visit/index.ts';

import { createAttempts, type AttemptParts, type SignInResult } from './attempt.ts';
import { createMailWays, type MailWayParts } from './mail-ways.ts';
import { createPasskeyWays, type PasskeyWayParts } from './passkey-ways.ts';

/** What signing in works with. */
export type SignInParts = AttemptParts &
  PasskeyWayParts &
  MailWayParts & { readonly invitations: Invitations };

type UsedInvitation = { token: string; firstOwner?: FirstOwner | undefined };

async function acceptInvitation(
  invitations: Invitations,
  { addressGroup: actorAddressGroup }: Visit,
  { token, firstOwner }: UsedInvitation,
): Promise<Outcome> {
  const person = await invitations.accept({ token, actorAddressGroup, firstOwner });
  return person === null ? { kind: 'wrong', triesLeft: 0 } : { kind: 'in', person };
}

/** Every way in but OpenID Connect: each attempt is counted, judged, and in the log whatever became of it. */
export function createSignInDesk(parts: SignInParts) {
  const { invitations, limits } = parts;
  const attempts = createAttempts(parts);
  return {
    ...createPasskeyWays(parts, attempts),
    ...createMailWays(parts, attempts),

    /** Signs in by an invitation, which then is used up; the first owner says name and address. */
    useInvitation: (visit: Visit, used: UsedInvitation): Promise<SignInResult> =>
      attempts.enter({
        visit,
        way: 'invitation',
        count: limits.countAttempt(visit.addressGroup),
        judge: () => acceptInvitation(invitations, visit, used),
      }),
  };
}
