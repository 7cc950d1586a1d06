import { createHash } from 'node:crypto';

import {
  isOwnMessageId,
  type InboundMail,
  type InboundOutcome,
  type LeadInbox,
  type MailboxPlace,
} from '@high-street/leads';
import type { Clock } from '@high-street/server';
import type { FetchMessageObject } from 'imapflow';

import type { MailParser } from './mail-parser.ts';
import type { OpenMailbox } from './open-mailbox.ts';
import type { ParsedMail } from './parse-mail.ts';
import type { MailHeaders } from './read-headers.ts';
import { isText, listLeft, readStructure, readTexts } from './read-texts.ts';

/** What is read of a mail at once; of a bigger one its texts are. */
const MOST_BYTES = 1_000_000;

type Parts = { readonly inbox: LeadInbox; readonly domain: string; readonly clock: Clock };

/** A mailbox that is read, and what parses its mails. */
export type Reading = { readonly mailbox: OpenMailbox; readonly parser: MailParser };

type LeadMail = {
  readonly mail: InboundMail;
  readonly thread: Exclude<Awaited<ReturnType<LeadInbox['find']>>, string>;
};

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

/** A name for a mail that has none, the same when its mailbox counts anew. */
function nameMail({ headers = Buffer.alloc(0) }: FetchMessageObject): string {
  return `<${createHash('sha256').update(headers).digest('hex')}@without-message-id.invalid>`;
}

async function readRest(reading: Reading, source: FetchMessageObject, headers: MailHeaders) {
  const messageId = headers.messageId ?? nameMail(source);
  const mail = await readBody(reading, source, headers);
  return mail === null ? null : { ...mail, messageId };
}

/** Takes a mail of which the headers are fetched: one of a visitor is kept with its lead, and any other passed. */
export function createMailTaker({ inbox, domain, clock }: Parts) {
  /** A report names the mail that it is about in itself, if anywhere. */
  async function findReported(headers: MailHeaders, { reported, enclosed }: ParsedMail) {
    const find = async (answers: readonly string[]) =>
      answers.length === 0 ? 'unknown' : inbox.find({ ...headers, answers, isBulk: true });
    const found = await find(reported);
    if (found !== 'unknown') return found;
    const about = await find(enclosed);
    // The mails that the reported one answers did arrive: they tell of the lead alone.
    return typeof about === 'string' ? about : { ...about, replyId: null };
  }

  /** A mail of a lead, or what else became of it. */
  async function judgeMail(
    reading: Reading,
    source: FetchMessageObject,
  ): Promise<LeadMail | InboundOutcome> {
    const receivedAt = new Date(source.internalDate ?? clock.now());
    const headers = await reading.parser.headers(source.headers ?? Buffer.alloc(0), receivedAt);
    if (headers === null) return 'unreadable';
    if (isOwnMessageId(headers.messageId ?? '', domain)) return 'own';
    const thread = await inbox.find(headers);
    if (thread === 'own') return 'own';
    if (thread === 'unknown' && !headers.isReport) return 'unknown';
    const mail = await readRest(reading, source, headers);
    if (mail === null) return 'unreadable';
    const about = await findReported(headers, mail);
    const found = about === 'unknown' ? thread : about;
    return typeof found === 'string' ? found : { mail, thread: found };
  }

  return async (reading: Reading, mail: FetchMessageObject, at: MailboxPlace): Promise<void> => {
    const judged = await judgeMail(reading, mail);
    if (typeof judged === 'string') await inbox.pass(at, judged);
    else await inbox.store(judged.mail, judged.thread, at);
  };
}
