import {
  listMentioned,
  type InboundOutcome,
  type LeadInbox,
  type MailboxPlace,
} from '@high-street/leads';
import type { Clock } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';
import type { FetchMessageObject } from 'imapflow';

import type { ImapPlace } from './imap-place.ts';
import { createMailParser, type MailParser } from './mail-parser.ts';
import { explainImapError, openMailbox, type OpenMailbox } from './open-mailbox.ts';
import type { MailHeaders } from './read-headers.ts';
import { isText, listLeft, readStructure, readTexts } from './read-texts.ts';

const MAILS_AT_ONCE = 200;
/** Far below the time after which another process takes the work over. */
const LONGEST_MS = 300_000;
/** What is read of a mail at once; of a bigger one its texts are. */
const MOST_BYTES = 1_000_000;
/** How far back a mailbox is read that was never read before. */
const FIRST_DAYS = 30;
const DAY_MS = 86_400_000;

type Parts = {
  readonly place: ImapPlace;
  readonly inbox: LeadInbox;
  /** What the Message-IDs of our mails end in. */
  readonly domain: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** A mailbox that is read, and what parses its mails. */
type Reading = { readonly mailbox: OpenMailbox; readonly parser: MailParser };

/**
 * The numbers of the mails after that place; of a mailbox that was never read, or counts anew, those of the last days.
 * Throws where the server refuses to tell, as nothing found would pass all new mails by.
 */
async function listNew(
  { client, uidValidity }: OpenMailbox,
  at: MailboxPlace,
  now: Date,
): Promise<readonly number[]> {
  const isKnown = at.uidValidity === uidValidity;
  const since = new Date(now.getTime() - FIRST_DAYS * DAY_MS);
  const query = isKnown ? { uid: `${at.lastUid + 1}:*` } : { since };
  const found = await client.search(query, { uid: true });
  // ImapFlow throws nothing when the server refuses a search.
  if (!found) throw new Error('the server refuses to search it');
  // "43:*" finds the last mail, too, where there is none after it.
  const numbers = found.filter((uid) => !isKnown || uid > at.lastUid);
  return numbers.toSorted((one, other) => one - other);
}

/** What a mail says; of a big one its texts alone are read. */
async function readBody(
  { mailbox: { client }, parser }: Reading,
  source: FetchMessageObject,
  headers: MailHeaders,
) {
  const { uid, size = 0 } = source;
  const isBig = size > MOST_BYTES && !headers.isReport;
  // Where a photo comes first, the words are beyond what is read at once.
  const structure = isBig ? await readStructure(client, uid) : null;
  if (structure && !isText(structure)) {
    const texts = await readTexts(client, uid, {
      structure,
      headers: source.headers ?? Buffer.alloc(0),
    });
    return parser.mail(texts, headers, listLeft(structure));
  }
  const query = { source: { start: 0, maxLength: MOST_BYTES } };
  const mail = await client.fetchOne(String(uid), query, { uid: true });
  return mail && mail.source ? parser.mail(mail.source, headers) : null;
}

async function readRest(reading: Reading, source: FetchMessageObject, headers: MailHeaders) {
  const { uidValidity } = reading.mailbox;
  const messageId =
    headers.messageId ?? `<${uidValidity}.${source.uid}@without-message-id.invalid>`;
  const mail = await readBody(reading, source, headers);
  return mail === null ? null : { ...mail, messageId };
}

/** Reads the mails that came since the last time, and keeps those of visitors with their leads. */
export function createMailboxReader({ place, inbox, domain, clock, log }: Parts) {
  async function takeMail(
    reading: Reading,
    source: FetchMessageObject,
    at: MailboxPlace,
  ): Promise<InboundOutcome> {
    const receivedAt = new Date(source.internalDate ?? clock.now());
    const headers = await reading.parser.headers(source.headers ?? Buffer.alloc(0), receivedAt);
    if (headers === null) return 'unreadable';
    if (listMentioned(headers.messageId ?? '', domain).length > 0) return 'own';
    const thread = await inbox.find(headers);
    if (thread === 'own') return 'own';
    if (thread === 'unknown' && !headers.isReport) return 'unknown';
    const mail = await readRest(reading, source, headers);
    if (mail === null) return 'unreadable';
    // A report names the mail that it is about in itself, if anywhere.
    const about =
      mail.reported.length === 0
        ? thread
        : await inbox.find({ ...headers, answers: mail.reported, isBulk: true });
    const found = about === 'unknown' ? thread : about;
    return typeof found === 'string' ? found : inbox.store(mail, found, at);
  }

  async function takeOne(
    reading: Reading,
    mail: FetchMessageObject,
    at: MailboxPlace,
  ): Promise<void> {
    const kept: InboundOutcome[] = ['visitor', 'machine', 'bounce', 'repeated'];
    const outcome = await takeMail(reading, mail, at);
    if (!kept.includes(outcome)) await inbox.pass(at, outcome);
  }

  async function readAll(reading: Reading, stopping: AbortSignal): Promise<void> {
    const { mailbox } = reading;
    const { client, uidValidity, uidNext } = mailbox;
    const from = await inbox.place();
    const numbers = await listNew(mailbox, from, clock.now());
    const giveUpAt = clock.now().getTime() + LONGEST_MS;
    let lastUid = from.uidValidity === uidValidity ? from.lastUid : 0;
    for (const uid of numbers.slice(0, MAILS_AT_ONCE)) {
      if (stopping.aborted || clock.now().getTime() > giveUpAt) break;
      const mail = await client.fetchOne(
        String(uid),
        { headers: true, internalDate: true, size: true },
        { uid: true },
      );
      lastUid = uid;
      if (mail) await takeOne(reading, mail, { uidValidity, lastUid });
    }
    const isAll = numbers.length === 0 || lastUid === numbers.at(-1);
    await inbox.finish({ uidValidity, lastUid: isAll ? Math.max(lastUid, uidNext - 1) : lastUid });
  }

  return async (stopping: AbortSignal): Promise<void> => {
    await inbox.place();
    try {
      await using mailbox = await openMailbox(place, stopping);
      await using parser = createMailParser({ clock, log });
      await readAll({ mailbox, parser }, stopping);
    } catch (error) {
      // What was not read yet is read after the next start.
      if (stopping.aborted) return;
      // The alert follows from the time since the last success; the next minute tries again.
      log.warn(
        { mailbox: place.name, reason: explainImapError(error) },
        'the mailbox of IMAP_URL could not be read',
      );
    }
  };
}
