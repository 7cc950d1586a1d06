const OWN_ID = /<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]+)@([^<>\s@]+)>/gi;
const REPLY_KIND = /^reply-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i;

/** A record of ours that a Message-ID names: a lead or a booking, and the reply where it is one. */
export type MentionedRecord = { readonly recordId: string; readonly replyId: string | null };

/**
 * The records that Message-IDs of our mails name, in the order of the text. Their domain is that of MAIL_FROM when they
 * were sent, which may be another one now; whoever knows such an id could write any domain behind it.
 */
export function listMentioned(text: string): readonly MentionedRecord[] {
  return [...text.matchAll(OWN_ID)].map(([, recordId = '', kind = '']) => ({
    recordId: recordId.toLowerCase(),
    replyId: REPLY_KIND.exec(kind)?.[1] ?? null,
  }));
}

/** Whether a Message-ID is one of our mails from that domain; some mail programs of visitors make ids of the same form. */
export function isOwnMessageId(messageId: string, domain: string): boolean {
  return [...messageId.matchAll(OWN_ID)].some(
    ([, , , host = '']) => host.toLowerCase() === domain.toLowerCase(),
  );
}
