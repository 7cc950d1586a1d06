import type { FoundMessage, HistoryLine } from '@high-street/leads';

import { plainText } from '#app/parts/plain-text.ts';
import type { TimelineMail, TimelineNode, TimelineSlip } from './timeline-row.ts';
import { MAIL } from './timeline-words.ts';

const SIZE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const KILOBYTE = 1_000;

type ToldMail = {
  readonly node: TimelineNode;
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

function toCard(message: FoundMessage): TimelineMail {
  const { id, extent, body, quoted, attachments, isAutomatic } = message;
  return {
    id,
    extent,
    body: extent === 'cut' ? `${plainText(body)} …` : plainText(body),
    quoted: plainText(quoted),
    attachments: attachments.map(({ name, bytes }) => ({
      name: plainText(name),
      size: describeSize(bytes),
    })),
    isAutomatic,
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
      return {
        node: { kind: 'visitor', icon: 'mail' },
        words: MAIL.wrote,
        mail: message && toCard(message),
        slip: null,
      };
    case 'machine_wrote':
      return {
        node: { kind: 'machine', icon: 'mail' },
        words: MAIL.automatic,
        mail: message && toCard(message),
        slip: null,
      };
    case 'reply_bounced': {
      const words = plainText(message?.body ?? '');
      return {
        node: { kind: 'dead', icon: 'mail' },
        words: MAIL.bounced,
        mail: null,
        slip: words === '' ? null : { tone: 'bad', words },
      };
    }
    default:
      return null;
  }
}
