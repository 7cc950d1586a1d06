import { createLeadInbox, INBOUND_OUTCOMES } from '@high-street/leads';
import { everyMinutes, type Clock, type Database, type ScheduledTask } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import { parseImapUrl } from './imap-place.ts';
import { createMailParser } from './mail-parser.ts';
import { createMailboxReader } from './read-mailbox.ts';

type Parts = {
  readonly config: {
    readonly IMAP_URL?: string | undefined;
    readonly MAIL_FROM: string;
    readonly LEADS_TO: string;
    readonly REPLY_TO?: string | undefined;
  };
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** What reads the mails of visitors from the mailbox of IMAP_URL; null where none is set. */
export function createInbound({ config, db, clock, log }: Parts) {
  const { IMAP_URL, MAIL_FROM, LEADS_TO, REPLY_TO } = config;
  const place = IMAP_URL === undefined ? null : parseImapUrl(IMAP_URL);
  if (place === null) return null;
  const domain = MAIL_FROM.split('@').at(-1) ?? '';
  const ownAddresses = [MAIL_FROM, LEADS_TO, ...(REPLY_TO === undefined ? [] : [REPLY_TO])];
  const inbox = createLeadInbox({ db, mailbox: place.name, ownAddresses });
  const openParser = () => createMailParser({ clock, log });
  const read = createMailboxReader({ place, inbox, domain, openParser, clock, log });
  const task: ScheduledTask = { name: 'inbound', next: everyMinutes(1), run: read };
  return {
    /** Reads what came since the last time; a mailbox that cannot be read is logged, and tried again. */
    read,
    task,
    /** For how long it could not be read, and how many mails came of what, those of which there were none included. */
    state: async () => {
      const state = await inbox.state();
      const none = Object.fromEntries(INBOUND_OUTCOMES.map((outcome) => [outcome, 0]));
      return { ageSeconds: state?.ageSeconds ?? 0, outcomes: { ...none, ...state?.outcomes } };
    },
  };
}

/** What reads the mails of visitors. */
export type Inbound = NonNullable<ReturnType<typeof createInbound>>;
