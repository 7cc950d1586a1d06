import { findDraft, listWriters, type NewDraft, saveDraft } from './reply-drafts.ts';
import { type NewReply, type ReplyParts, sendReply } from './send-reply.ts';
import { takeReplyBack } from './take-back-reply.ts';

type OfDraft = { readonly leadId: string; readonly personId: string };
type OfLead = { readonly leadId: string; readonly actor: NewReply['actor'] };

/** What people write to those who sent leads. */
export function createReplyDesk(parts: ReplyParts) {
  const { db } = parts;
  return {
    /**
     * Sends a reply once the time is over in which it can be taken back, and takes the lead for its writer where nobody
     * holds it. The same form sent twice makes one reply. Throws ReplyInvalid, BlanksLeft, PersonUnknown, LeadGone,
     * LeadWithdrawn and LeadApart; and Overtaken and ReplyUsed, with which nothing is sent and the words are a draft.
     */
    send: (reply: NewReply) => sendReply(parts, reply),

    /**
     * Takes a reply back that the actor wrote, and puts its words into the draft; too late once it was tried, and stopped
     * where its visitor withdrew before. Throws LeadGone.
     */
    takeBack: (of: OfLead & { replyId: string }) => takeReplyBack(parts, of),

    /**
     * Keeps what the actor is writing, and takes the lead where nobody holds it; null where it took none. Empty words remove
     * the draft. Throws LeadGone and PersonUnknown, and ReplyUsed for what comes after the reply of the same form.
     */
    saveDraft: (of: NewDraft) => saveDraft(parts, of),

    /** What a person was writing and has not sent; null where that is nothing. */
    readDraft: (of: OfDraft) => findDraft(db, of),

    /** Who else has been writing to a lead within the last minute. */
    writers: (leadId: string, exceptPersonId: string) => listWriters(db, leadId, exceptPersonId),
  };
}

export type ReplyDesk = ReturnType<typeof createReplyDesk>;
