import type { SunkMail } from '@high-street/server/testing';

import type { SentLead } from './writers.ts';

const HEAD_BYTES = 4_096;
const MESSAGE_ID = /^message-id:\s*<([^>]+)>/im;
/** Mails to the provider are answered to the person who sent the lead; mails to visitors have no such header. */
const REPLY_TO = /^reply-to:\s[^<\n]*<([^>]+)>/im;

const toVisitor = (email: string) => `mails to ${email}`;
const toProvider = (email: string) => `mails to the provider about ${email}`;

/** Notes which mails came about whose lead, and keeps none of them, as many would fill the memory. */
export function createMailBook() {
  const ids = new Map<string, Set<string>>();
  let repeats = 0;

  function note(what: string, id: string): void {
    const known = ids.get(what) ?? new Set();
    if (known.has(id)) repeats += 1;
    ids.set(what, known.add(id));
  }

  return {
    /** Takes the mails out of the list. */
    take: (mails: SunkMail[]): void => {
      for (const { to, raw } of mails.splice(0)) {
        const head = raw.toString('latin1', 0, HEAD_BYTES);
        const about = REPLY_TO.exec(head)?.[1];
        const what = about === undefined ? toVisitor(to[0] ?? '') : toProvider(about);
        note(what, MESSAGE_ID.exec(head)?.[1] ?? '');
      }
    },
    /** What is missing or there twice; a mail that came again is shown once, as its Message-ID says that it is the same. */
    listWrong: (leads: readonly SentLead[]): string[] =>
      leads
        .flatMap(({ contacts: { email } }) => [toVisitor(email), toProvider(email)])
        .map((what) => ({ what, count: ids.get(what)?.size ?? 0 }))
        .flatMap(({ what, count }) => (count === 1 ? [] : `${what}: ${count} instead of 1`)),
    /** How many came again under their Message-ID. */
    countRepeats: (): number => repeats,
  };
}
