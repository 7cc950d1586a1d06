import type { Clock } from '#/clock/clock.ts';

import type { MailState } from './ask-mail.ts';

/** What is known of the place by which mails leave, and when it was asked; both null until it first answers. */
export type MailLook = { readonly state: MailState | null; readonly askedAt: Date | null };

type Parts = {
  readonly ask: (signal: AbortSignal) => Promise<MailState>;
  readonly clock: Clock;
};

const ASK_EVERY_MS = 60_000;
const ASK_LIMIT_MS = 5_000;
/** For so long a page waits for an answer; afterwards it shows what was known before. */
const PAGE_LIMIT_MS = 800;

/** Keeps in mind how the place by which mails leave answers, and asks it once a minute at most, while somebody looks. */
export function createMailWatch({ ask, clock }: Parts) {
  let known: MailLook = { state: null, askedAt: null };
  let begunAt = -Infinity;
  let asking: Promise<void> | null = null;

  async function askNow(): Promise<void> {
    const askedAt = clock.now();
    begunAt = askedAt.getTime();
    try {
      known = { state: await ask(AbortSignal.timeout(ASK_LIMIT_MS)), askedAt };
    } finally {
      asking = null;
    }
  }

  return {
    /** What is known within less than a second; asks anew when the last answer is a minute old. */
    async look(): Promise<MailLook> {
      if (asking === null && clock.now().getTime() - begunAt >= ASK_EVERY_MS) asking = askNow();
      if (asking !== null) {
        const over = new AbortController();
        const limit = clock.sleep(PAGE_LIMIT_MS, over.signal).catch(() => undefined);
        await Promise.race([asking, limit]).finally(() => over.abort());
      }
      return known;
    },
  };
}
