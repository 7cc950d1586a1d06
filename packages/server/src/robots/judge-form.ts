import type { RobotAnswers } from '@high-street/contract';

import { verifyFormToken } from './form-token.ts';
import { findSpamSignals, isQuarantined, type SpamSignal } from './spam-signal.ts';

/** A form that came in. */
export type SentForm = {
  /** Absent from a form that knows nothing of robots. */
  readonly robot: RobotAnswers | undefined;
  /** All that was typed into fields that are not for web addresses. */
  readonly texts: readonly string[];
  /** Whether the call names a page of ours as its origin; a form without scripts need not. */
  readonly namesPage: boolean;
};

/** What is to be noted of a form. */
export type Judgement = {
  /** The id of its token, when that is one of ours. */
  readonly formTokenId: string | null;
  /** The spam signals for which it goes into quarantine; none when it does not. */
  readonly reasons: readonly SpamSignal[];
};

type Parts = {
  /** What tokens are signed with. */
  readonly key: string | Buffer;
  readonly now: Date;
  /** How many forms came with a token before. */
  readonly countUses: (tokenId: string) => Promise<number>;
};

/** Looks for spam signals; two of them put a form into quarantine. */
export async function judgeForm(
  { robot, texts, namesPage }: SentForm,
  { key, now, countUses }: Parts,
): Promise<Judgement> {
  const token = verifyFormToken(robot?.token ?? null, key, now);
  const formTokenId = token.isValid ? token.id : null;
  const earlierUses = formTokenId === null ? 0 : await countUses(formTokenId);
  const signals = findSpamSignals({ robot, token, now, earlierUses, texts, namesPage });
  return { formTokenId, reasons: isQuarantined(signals) ? signals : [] };
}
