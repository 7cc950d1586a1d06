import { noteRefusal, type Outcome, type Way } from '@high-street/people';
import type { AuditLog } from '@high-street/server/audit';

import type { Visit } from '#/visit/index.ts';

import type { Limit } from './sign-in-limits.ts';

/** Too many attempts came from there, for that mailbox, or in all. */
export type Limited = { readonly kind: 'limited' } & Limit;

/** What became of an attempt: in, with a session that this browser has from now on; wrong in whichever way; or too many. */
export type SignInResult =
  { readonly kind: 'in' } | { readonly kind: 'wrong'; readonly triesLeft: number } | Limited;

/** How attempts end, as the metrics count them. */
export const SIGN_IN_OUTCOMES = ['in', 'wrong', 'limited'] as const;

/** How an attempt ended. */
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/** One attempt: by which way, what counts it towards the limits, and what judges it. */
export type Attempt = {
  readonly visit: Visit;
  readonly way: Way;
  readonly count: Promise<Limit | null>;
  readonly judge: () => Promise<Outcome>;
};

/** What attempts work with. */
export type AttemptParts = {
  readonly audit: Pick<AuditLog, 'write'>;
  readonly countSignIn: (way: Way, outcome: SignInOutcome) => void;
};

/** Which browser makes an attempt, and from where. */
export const browserOf = (visit: Visit) => ({
  browserToken: visit.keepBrowser(),
  addressGroup: visit.addressGroup,
});

/** What may become of an attempt; each is in the log and the metrics. */
export function createAttempts({ audit, countSignIn }: AttemptParts) {
  async function refuse({ addressGroup }: Visit, way: Way, limit: Limit): Promise<Limited> {
    countSignIn(way, 'limited');
    await noteRefusal(audit, { way, addressGroup, reason: 'limit' });
    return { kind: 'limited', ...limit };
  }

  async function judge({ visit, way, count, judge: judgeIt }: Attempt): Promise<Outcome | Limited> {
    const limit = await count;
    if (limit) return refuse(visit, way, limit);
    const outcome = await judgeIt();
    if (outcome.kind === 'wrong') countSignIn(way, 'wrong');
    return outcome;
  }

  async function enter(attempt: Attempt): Promise<SignInResult> {
    const outcome = await judge(attempt);
    if (outcome.kind !== 'in') return outcome;
    await attempt.visit.enter(outcome.person.id, attempt.way);
    countSignIn(attempt.way, 'in');
    return { kind: 'in' };
  }

  /** Whoever else's code or passkey it is, it proves nothing about who sits there. */
  async function prove(attempt: Attempt): Promise<SignInResult> {
    const { person } = attempt.visit.me;
    const outcome = await judge(attempt);
    if (outcome.kind !== 'in') return outcome;
    if (outcome.person.id !== person.id) {
      const { way, visit } = attempt;
      countSignIn(way, 'wrong');
      const { addressGroup } = visit;
      await noteRefusal(audit, { way, addressGroup, personId: person.id, reason: 'other_person' });
      return { kind: 'wrong', triesLeft: 0 };
    }
    await attempt.visit.prove();
    return { kind: 'in' };
  }

  return { refuse, enter, prove };
}

/** What may become of an attempt. */
export type Attempts = ReturnType<typeof createAttempts>;
