const OWN_ID = /<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]+)@([^<>\s@]+)>/gi;
const REPLY_KIND = /^reply-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i;

/** A record of ours that a Message-ID names: a lead or a booking, and the reply where it is one. */
export type MentionedRecord = { readonly recordId: string; readonly replyId: string | null };

/** The records that Message-IDs of our mails from that domain name, in the order of the text. */
export function listMentioned(text: string, domain: string): readonly MentionedRecord[] {
  return [...text.matchAll(OWN_ID)].flatMap(([, recordId = '', kind = '', host = '']) =>
    host.toLowerCase() === domain.toLowerCase()
      ? [{ recordId: recordId.toLowerCase(), replyId: REPLY_KIND.exec(kind)?.[1] ?? null }]
      : [],
  );
}
