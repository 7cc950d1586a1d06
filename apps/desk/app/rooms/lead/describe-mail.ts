import { EMAIL_SUBJECTS } from '@high-street/contract';
import type { FoundMessage, HistoryLine } from '@high-street/leads';

import { plainText } from '#app/parts/plain-text.ts';
import type { TimelineMail, TimelineNode, TimelineSlip } from './timeline-row.ts';
import { MAIL } from './timeline-words.ts';

const SIZE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const KILOBYTE = 1_000;
/** Our replies answer the confirmation, and a mail program of any language puts a few letters before its subject. */
const OUR_SUBJECTS: readonly string[] = Object.values(EMAIL_SUBJECTS);
const ANSWER_PREFIX = /^(?:\p{L}{1,4} ?: *)+/u;

type ToldMail = {
  readonly node: TimelineNode;
  /** Who wrote it, where that is not the visitor. */
  readonly subject: string | null;
  readonly words: string;
  readonly mail: TimelineMail | null;
  readonly slip: TimelineSlip | null;
};

function describeSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${SIZE.format(bytes)} bytes`;
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${SIZE.format(kilobytes)} kB`
    : `${SIZE.format(kilobytes / KILOBYTE)} MB`;
}

/** A subject that says something; none where it is one of ours. */
function describeSubject(text: string): string {
  const subject = plainText(text);
  return OUR_SUBJECTS.includes(subject.replace(ANSWER_PREFIX, '')) ? '' : subject;
}

function toCard(message: FoundMessage): TimelineMail {
  const { id, extent, body, quoted, attachments, isAutomatic, isOfVisitor } = message;
  return {
    id,
    extent,
    subject: describeSubject(message.subject),
    body: extent === 'cut' ? `${plainText(body)} …` : plainText(body),
    quoted: plainText(quoted),
    attachments: attachments.map(({ name, bytes }) => ({
      name: plainText(name),
      size: describeSize(bytes),
    })),
    isOfVisitor: isOfVisitor && !isAutomatic,
  };
}

const addressOf = ({ fromAddress }: FoundMessage): string =>
  plainText(fromAddress) || MAIL.somebody;

/** What a person wrote: the visitor, or whoever else has a mail of ours to answer. */
function describeWritten(message: FoundMessage | null): ToldMail {
  const isOfVisitor = message === null || message.isOfVisitor;
  return {
    node: { kind: isOfVisitor ? 'visitor' : 'other', icon: 'mail' },
    subject: isOfVisitor ? null : addressOf(message),
    words: isOfVisitor ? MAIL.wrote : MAIL.wroteElsewhere,
    mail: message && toCard(message),
    slip: null,
  };
}

/** A mail that was found about a lead, as a line of the history shows it; null for every other line. */
export function describeMail(
  { kind, detail }: HistoryLine,
  messages: ReadonlyMap<string, FoundMessage>,
): ToldMail | null {
  const message = messages.get(detail ?? '') ?? null;
  switch (kind) {
    case 'visitor_wrote':
      return describeWritten(message);
    case 'machine_wrote':
      return {
        node: { kind: 'machine', icon: 'mail' },
        subject: null,
        words: MAIL.automatic(message === null || message.isOfVisitor ? null : addressOf(message)),
        mail: message && toCard(message),
        slip: null,
      };
    case 'reply_bounced': {
      const words = plainText(message?.body ?? '');
      return {
        node: { kind: 'dead', icon: 'mail' },
        subject: null,
        words: MAIL.bounced,
        mail: null,
        slip: words === '' ? null : { tone: 'bad', words },
      };
    }
    default:
      return null;
  }
}
