import { countWebLinks, type RobotAnswers } from '@high-street/contract';

import type { FormTokenCheck } from './form-token.ts';
import { hasMarkedLink } from './marked-link.ts';

/** Spam signals: what suggests that a robot sent a form, with its meaning for the provider. */
export const SPAM_SIGNALS = {
  trap_filled: 'A field that people do not see was filled in.',
  token_missing: 'The form came without its token, as from a browser without scripts.',
  token_young: 'The form was sent within three seconds of being opened or typed in.',
  token_invalid: 'The token of the form is forged, broken or older than a day.',
  token_reused: 'The same token came with five or more other forms.',
  no_page: 'The call did not name a page of ours that made it, as every browser does.',
  many_links: 'The texts have three or more web addresses, or a link in HTML or BBCode.',
} as const;

/** The code of one spam signal. */
export type SpamSignal = keyof typeof SPAM_SIGNALS;

const YOUNG_MS = 3_000;
const MANY_USES = 5;
const MANY_LINKS = 3;
const SIGNALS_FOR_QUARANTINE = 2;

type Evidence = {
  /** Absent from a form that knows nothing of it, which counts as one without a token. */
  readonly robot: RobotAnswers | undefined;
  /** What the token turned out to be; of no account when there is none. */
  readonly token: FormTokenCheck;
  readonly now: Date;
  /** Forms that came with the same token before. */
  readonly earlierUses: number;
  /** All that was typed into fields that are not for web addresses. */
  readonly texts: readonly string[];
  /** Whether the call names a page of ours as its origin; a form without scripts need not. */
  readonly namesPage: boolean;
};

function findTokenSignal({ robot, token, now, earlierUses }: Evidence): SpamSignal | null {
  if (!robot || robot.token === null) return 'token_missing';
  if (!token.isValid) return 'token_invalid';
  if (earlierUses >= MANY_USES) return 'token_reused';
  return now.getTime() - token.issuedAt.getTime() < YOUNG_MS ? 'token_young' : null;
}

function hasManyLinks(texts: readonly string[]): boolean {
  const addresses = texts.reduce((sum, text) => sum + countWebLinks(text), 0);
  return addresses >= MANY_LINKS || texts.some(hasMarkedLink);
}

/** The spam signals of a form; of those about the token one at most. */
export function findSpamSignals(evidence: Evidence): readonly SpamSignal[] {
  const tokenSignal = findTokenSignal(evidence);
  return [
    ...(evidence.robot?.trap ? (['trap_filled'] as const) : []),
    ...(tokenSignal ? [tokenSignal] : []),
    ...(evidence.namesPage ? [] : (['no_page'] as const)),
    ...(hasManyLinks(evidence.texts) ? (['many_links'] as const) : []),
  ];
}

/** Returns whether the signals are enough for quarantine; one alone never is. */
export function isQuarantined(signals: readonly SpamSignal[]): boolean {
  return signals.length >= SIGNALS_FOR_QUARANTINE;
}
