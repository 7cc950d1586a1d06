import type { EmailRequest } from '@high-street/contract';

/** What a hosted mail service is sent: the request of the specification, which mails of bookings and of the desk use too. */
export type HostedRequest = Omit<EmailRequest, 'type' | 'subject'> & {
  readonly type: EmailRequest['type'] | 'booking' | 'desk' | 'reply' | 'your-enquiry';
  readonly subject: string;
  /** Where answers go if not to the sender. */
  readonly replyTo?: string;
  /** What a mail program needs to show it below those that it answers; of replies alone. */
  readonly messageId?: string;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
};

/** One mail to one person; addresses are bare addresses, never header text to be parsed. */
export type Mail = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable for one mail, so that a repeated sending is recognised: `<…@…>`. */
  readonly messageId: string;
  /** The mails that it answers: the one itself, and those before it, oldest first. */
  readonly thread?: { readonly inReplyTo: string; readonly references: readonly string[] };
  /** Whether a person wrote it, and not a machine by itself. */
  readonly isByPerson?: boolean;
  /** An iCalendar text that mail programs put into the reader's calendar. */
  readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string };
  /** The same mail as a hosted mail service takes it; an invitation does not go with it. */
  readonly request: HostedRequest;
};

/** Hands mails to a mail server. */
export type Mailer = {
  /**
   * Resolves to the server's reply once it has accepted the mail; throws MailRefused when it never will, and any other
   * error when another attempt is worth it, after little more than two minutes at the latest.
   */
  readonly send: (mail: Mail) => Promise<string>;
  /** How many it hands over at once; one more waits for its turn, and is refused after some seconds without being begun. */
  readonly atOnce: number;
  readonly close: () => void;
};

/** The mail server will never take this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
