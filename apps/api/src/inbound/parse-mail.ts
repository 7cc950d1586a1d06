import type { InboundMail } from '@high-street/leads';
import type { MessageAttachment } from '@high-street/server';
import type { Attachment, Email } from 'postal-mime';

import { hideFlow } from './flowed-text.ts';
import { listMessageIds, parseSource, type MailHeaders } from './read-headers.ts';
import { readPlainText } from './plain-text.ts';
import { splitQuote } from './split-quote.ts';

const MOST_TEXT = 20_000;
/** Ends what was longer. */
const REST = '\n… The rest is in the mailbox.';
const MOST_SUBJECT = 500;
const MOST_ATTACHMENTS = 50;
const MOST_NAME = 200;
const DAY_MS = 86_400_000;
const STATUS = 'message/delivery-status';
const ORIGINALS = ['message/rfc822', 'text/rfc822-headers', 'message/global'];
const REPORT_PARTS = [STATUS, ...ORIGINALS];
const FAILED = /^Action:\s*failed\b/im;
/** Controls that mean nothing in a text, and what turns the direction of those around it. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** A text without what a database and a page cannot hold. */
function plain(text: string): string {
  return text.replaceAll(UNSEEN, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));
}

const lineOf = (text: string, most: number): string =>
  plain(text).slice(0, most).toWellFormed().replaceAll(/\s+/g, ' ').trim();

/** So much of a text at most, which then says that there is more. */
function cut(text: string): string {
  if (text.length <= MOST_TEXT) return text.toWellFormed();
  return `${text.slice(0, MOST_TEXT - REST.length).toWellFormed()}${REST}`;
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function bytesOf({ content }: Attachment): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}

/** A part of a mail of which nothing but this is kept. */
export type NamedPart = {
  readonly filename: string | null;
  readonly mimeType: string;
  readonly bytes: number;
};

function nameAttachments(parts: readonly NamedPart[]): readonly MessageAttachment[] {
  return parts.slice(0, MOST_ATTACHMENTS).map(({ filename, mimeType, bytes }) => ({
    name: lineOf(filename ?? '', MOST_NAME) || lineOf(mimeType, MOST_NAME),
    bytes,
  }));
}

/** When it was sent, as it says itself where that can be. */
function readSentAt({ date }: Email, receivedAt: Date): Date {
  const said = new Date(date ?? '').getTime();
  const delay = receivedAt.getTime() - said;
  return delay >= 0 && delay <= DAY_MS ? new Date(said) : receivedAt;
}

/** The Message-ID that a mail has, and none of those that it answers, which come before it. */
function ownIdOf(mail: string): string {
  const [headers = ''] = mail.trimStart().split(/\r?\n\r?\n/, 1);
  const unfolded = headers.replaceAll(/\r?\n[ \t]+/g, ' ');
  return /^Message-ID:.*/im.exec(unfolded)?.[0] ?? '';
}

/** The Message-IDs by which a report names the mail that it is about, and all that its parts hold. */
function readReported(parts: readonly Attachment[]) {
  const named = parts.map((part) =>
    ORIGINALS.includes(part.mimeType) ? ownIdOf(textOf(part)) : textOf(part),
  );
  return {
    reported: listMessageIds(named.join('\n')),
    enclosed: listMessageIds(parts.map(textOf).join('\n')),
  };
}

/** A mail that is kept, with the Message-IDs of the mail that a report is about, and those in what it encloses. */
export type ParsedMail = Omit<InboundMail, 'messageId'> & ReturnType<typeof readReported>;

/**
 * Makes plain texts of a mail, of which nothing is run or loaded; null for what no mail program writes. `left` is what of
 * it the source does not hold.
 */
export async function parseMail(
  source: Uint8Array,
  headers: MailHeaders,
  left: readonly NamedPart[],
): Promise<ParsedMail | null> {
  const { source: shown, flow } = hideFlow(source);
  const email = await parseSource(shown);
  if (email === null) return null;
  const parts = headers.isReport
    ? email.attachments.filter(({ mimeType }) => REPORT_PARTS.includes(mimeType))
    : [];
  const isBounce = parts.some((part) => part.mimeType === STATUS && FAILED.test(textOf(part)));
  const attachments = email.attachments
    .filter((part) => !parts.includes(part))
    .map((part) => ({ filename: part.filename, mimeType: part.mimeType, bytes: bytesOf(part) }));
  const { body, quoted } = splitQuote(plain(await readPlainText(email, flow)));
  return {
    sentAt: readSentAt(email, headers.receivedAt),
    fromAddress: lineOf(headers.fromAddress, MOST_SUBJECT),
    subject: lineOf(email.subject ?? '', MOST_SUBJECT),
    body: cut(body),
    quoted: cut(quoted),
    attachments: nameAttachments([...attachments, ...left]),
    isAutomatic: headers.isAutomatic || headers.isReport,
    isBounce,
    ...readReported(parts),
  };
}
