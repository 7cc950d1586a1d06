import type { LeadInbox, MailboxPlace } from '@high-street/leads';
import type { Clock } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';
import type { FetchMessageObject } from 'imapflow';

import { createFailureCount } from './failure-count.ts';
import type { ImapPlace } from './imap-place.ts';
import { type MailParser, ParserNotStarted } from './mail-parser.ts';
import { explainImapError, openMailbox, type OpenMailbox } from './open-mailbox.ts';
import { createMailTaker, type Reading } from './take-mail.ts';

const MAILS_AT_ONCE = 200;
/** Far below the time after which another process takes the work over. */
const LONGEST_MS = 300_000;
/** What is read of a mail's headers; no mail with more of them can be parsed. */
const MOST_HEADER_BYTES = 300_000;
/** In so many runs one after another a mail fails before it may be passed. */
const MOST_FAILURES = 3;
/** How far back a mailbox is read that was never read before. */
const FIRST_DAYS = 30;
const DAY_MS = 86_400_000;

type Parts = {
  readonly place: ImapPlace;
  readonly inbox: LeadInbox;
  /** What the Message-IDs of our mails end in. */
  readonly domain: string;
  readonly openParser: () => MailParser;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

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

/** A mail with its headers alone; false for one that is gone. */
function fetchHeaders({ client }: OpenMailbox, uid: number): Promise<FetchMessageObject | false> {
  const bodyParts = [{ key: 'HEADER', maxLength: MOST_HEADER_BYTES }];
  const query = { bodyParts, internalDate: true, size: true };
  return client.fetchOne(String(uid), query, { uid: true });
}

/**
 * Takes a mail. One that failed in several runs is passed if it fails again although another mail can be fetched, so
 * that it does not keep those behind it waiting. A server that gives no mail at all has none passed.
 */
function createTakeOrPass({ place, inbox, domain, clock, log }: Omit<Parts, 'openParser'>) {
  const takeMail = createMailTaker({ inbox, domain, clock });
  const failures = createFailureCount();

  return async (
    reading: Reading,
    at: MailboxPlace,
    { other, stopping }: { other: number | undefined; stopping: AbortSignal },
  ): Promise<void> => {
    const { mailbox } = reading;
    const uid = at.lastUid;
    const isOften = failures.of(at) >= MOST_FAILURES;
    const mayPass =
      isOften && other !== undefined && (await fetchHeaders(mailbox, other)) !== false;
    try {
      const mail = await fetchHeaders(mailbox, uid);
      if (mail) await takeMail(reading, mail, at);
    } catch (error) {
      if (stopping.aborted || error instanceof ParserNotStarted) throw error;
      failures.add(at);
      log.warn(
        { mailbox: place.name, uid, isPassed: mayPass, reason: explainImapError(error) },
        'a mail in the mailbox of IMAP_URL could not be read',
      );
      if (!mayPass) throw error;
      await inbox.pass(at, 'unreadable');
    }
  };
}

/** Reads the mails that came since the last time, and keeps those of visitors with their leads. */
export function createMailboxReader(parts: Parts) {
  const { place, inbox, openParser, clock, log } = parts;
  const takeOrPass = createTakeOrPass(parts);

  async function readAll(reading: Reading, stopping: AbortSignal): Promise<void> {
    const { mailbox } = reading;
    const { uidValidity, uidNext } = mailbox;
    const from = await inbox.place();
    const numbers = await listNew(mailbox, from, clock.now());
    const giveUpAt = clock.now().getTime() + LONGEST_MS;
    let lastUid = from.uidValidity === uidValidity ? from.lastUid : 0;
    for (const uid of numbers.slice(0, MAILS_AT_ONCE)) {
      if (stopping.aborted || clock.now().getTime() > giveUpAt) break;
      const other = numbers.findLast((number) => number !== uid);
      await takeOrPass(reading, { uidValidity, lastUid: uid }, { other, stopping });
      lastUid = uid;
    }
    const isAll = numbers.length === 0 || lastUid === numbers.at(-1);
    await inbox.finish({ uidValidity, lastUid: isAll ? Math.max(lastUid, uidNext - 1) : lastUid });
  }

  return async (stopping: AbortSignal): Promise<void> => {
    await inbox.place();
    try {
      await using mailbox = await openMailbox(place, stopping);
      await using parser = openParser();
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
