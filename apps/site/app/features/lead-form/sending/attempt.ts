import { isIdempotencyKey, type ContactsDraft, type MarketingConsent } from '@high-street/contract';

import { newIdempotencyKey } from './idempotency-key.ts';

/** What helps the server to tell people from robots. */
export type RobotAnswers = {
  /** What was put into the field that no person sees. */
  readonly trap: string;
  readonly token: string | null;
};

/** What travels beside the contacts. */
export type Companions = {
  readonly robot: RobotAnswers;
  /** Of the demo that the visitor has booked here, or null. */
  readonly bookingReference: string | null;
  /** What the visitor says yes to by the box for news and offers, or null. */
  readonly marketingConsent: MarketingConsent | null;
};

/** One exact content on its way: the key belongs to it and to nothing else. */
export type Attempt = Companions & {
  readonly content: string;
  readonly key: string;
  /** True once the server has said that the lead is stored. */
  readonly isStored: boolean;
};

/**
 * The attempt that sends these contacts: the one before while nothing was edited, a new one otherwise. The box for news
 * and offers is no edit: the lead stays the same one, and is sent again only for what the box says now.
 */
export function attemptFor(
  contacts: ContactsDraft,
  before: Attempt | null,
  companions: Companions,
): Attempt {
  const content = JSON.stringify(contacts);
  if (before?.content === content) {
    const { marketingConsent } = companions;
    return before.marketingConsent?.wording === marketingConsent?.wording
      ? before
      : { ...before, marketingConsent, isStored: false };
  }
  return { ...companions, content, key: newIdempotencyKey(), isStored: false };
}

/** An attempt out of storage, or null when it is not one. */
export function readAttempt(stored: unknown): Attempt | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const valueOf = (name: keyof Attempt): unknown => Reflect.get(stored, name);
  const [content, key, reference] = [
    valueOf('content'),
    valueOf('key'),
    valueOf('bookingReference'),
  ];
  if (typeof content !== 'string' || !isIdempotencyKey(key)) return null;
  return {
    content,
    key,
    robot: readRobotAnswers(valueOf('robot')),
    bookingReference: typeof reference === 'string' ? reference : null,
    // A yes is given each time: one that was sent is sent again, as what the box says then.
    marketingConsent: null,
    isStored: valueOf('isStored') === true && !valueOf('marketingConsent'),
  };
}

function readRobotAnswers(stored: unknown): RobotAnswers {
  if (typeof stored !== 'object' || stored === null) return { trap: '', token: null };
  const [trap, token]: unknown[] = [Reflect.get(stored, 'trap'), Reflect.get(stored, 'token')];
  return {
    trap: typeof trap === 'string' ? trap : '',
    token: typeof token === 'string' ? token : null,
  };
}
