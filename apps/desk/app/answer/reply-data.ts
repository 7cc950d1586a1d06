/** Somebody else who is writing to the same lead. */
export type Writer = { readonly name: string; readonly since: string };

/** What the form of a reply works with. */
export type ReplyData = {
  readonly leadId: string;
  /** What the visitor is called. */
  readonly name: string;
  readonly to: string;
  readonly from: string;
  /** What it threads under, in words. */
  readonly under: string;
  readonly signature: string;
  /** Made for this page, so that a form that is sent twice makes one reply. */
  readonly replyId: string;
  /** The newest reply that this page shows, whoever wrote it. */
  readonly seenReplyId: string | null;
  /** All that one has written to the lead: the desk has their words, also of those that were taken back. */
  readonly ownReplyIds: readonly string[];
  /** The newest of them that was not taken back. */
  readonly ownNewest: { readonly id: string; readonly body: string } | null;
  readonly draft: { readonly body: string; readonly keptAt: string } | null;
  /** What can be chosen, by its name. */
  readonly saved: readonly { readonly id: string; readonly name: string }[];
  readonly writers: readonly Writer[];
  /** One's own reply that has not left. */
  readonly pending: PendingReply | null;
};

/** A reply that can be taken back. */
export type PendingReply = {
  readonly replyId: string;
  readonly body: string;
  /** To the second, with its zone. */
  readonly leavesAt: string;
  readonly msLeft: number;
  readonly msInAll: number;
};

/** A reply as it was sent, with why it was not. */
export type ReplyFault =
  | {
      readonly kind: 'refused';
      readonly body: string;
      readonly error: string;
      /** For the form, whose own one was used up. */
      readonly replyId?: string;
    }
  | { readonly kind: 'filled'; readonly body: string }
  | {
      readonly kind: 'overtaken';
      readonly body: string;
      readonly other: {
        readonly id: string;
        readonly name: string;
        readonly at: string;
        readonly body: string;
      };
    };
