import type { MailThread } from '@high-street/leads';
import PostalMime, { type Email, type Header } from 'postal-mime';

/** Nothing real comes near these; a mail beyond them is not read. */
const PARSE_LIMITS = {
  maxNestingDepth: 20,
  maxHeadersSize: 262_144,
  maxRfc822NestingDepth: 1,
  forceRfc822Attachments: true,
};

const MESSAGE_ID = /<[!-;=?-~]{1,900}>/g;
const MOST_ANSWERED = 50;
const BULK = /^(?:bulk|junk|list)$/i;
const AUTOMATIC = /^auto[-_]?reply$/i;
const REPORT = /^multipart\/report\b/i;

/** What the headers of a mail say about it. */
export type MailHeaders = MailThread & {
  readonly messageId: string | null;
  readonly isAutomatic: boolean;
  /** A mail server reports something with it. */
  readonly isReport: boolean;
};

function valuesOf(headers: readonly Header[], name: string): readonly string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value.trim());
}

/** The Message-IDs in a text, in its order. */
export function listMessageIds(text: string): readonly string[] {
  return text.match(MESSAGE_ID) ?? [];
}

function judgeSender(headers: readonly Header[]) {
  const has = (name: string): boolean => headers.some(({ key }) => key === name);
  const [submitted = 'no'] = valuesOf(headers, 'auto-submitted');
  const precedence = valuesOf(headers, 'precedence');
  const isOfList = has('list-id') || precedence.some((value) => BULK.test(value));
  return {
    // Many programs for customers put it on what a person writes to one, too.
    isBulk: isOfList || has('list-unsubscribe'),
    isAutomatic:
      isOfList ||
      !/^no\b/i.test(submitted) ||
      precedence.some((value) => AUTOMATIC.test(value)) ||
      has('x-autoreply') ||
      has('x-autorespond') ||
      valuesOf(headers, 'return-path').includes('<>'),
  };
}

/** A mail that is parsed; null for what no mail program writes. */
export async function parseSource(source: Uint8Array): Promise<Email | null> {
  return PostalMime.parse(source, PARSE_LIMITS).catch(() => null);
}

function readHeaders({ headers, from }: Email, receivedAt: Date): MailHeaders {
  const [ownId] = listMessageIds(valuesOf(headers, 'message-id').join(' '));
  const inReplyTo = listMessageIds(valuesOf(headers, 'in-reply-to').join(' '));
  const references = listMessageIds(valuesOf(headers, 'references').join(' '));
  return {
    ...judgeSender(headers),
    messageId: ownId ?? null,
    fromAddress: from?.address ?? '',
    answers: [...inReplyTo, ...references.toReversed()].slice(0, MOST_ANSWERED),
    isReport: REPORT.test(valuesOf(headers, 'content-type').join(' ')),
    receivedAt,
  };
}

/** The headers of a mail alone; null for what no mail program writes. */
export async function parseHeaders(
  source: Uint8Array,
  receivedAt: Date,
): Promise<MailHeaders | null> {
  const email = await parseSource(source);
  return email === null ? null : readHeaders(email, receivedAt);
}
