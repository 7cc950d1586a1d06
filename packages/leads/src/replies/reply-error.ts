/** The newest reply of somebody else. */
export type OtherReply = {
  readonly id: string;
  readonly personId: string;
  readonly at: Date;
};

/** Somebody else has replied since the reply that was seen; nothing was sent, and the words are a draft. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  readonly reply: OtherReply;

  constructor(reply: OtherReply) {
    super('somebody else has replied meanwhile');
    this.reply = reply;
  }
}

/** A reply of other words, or one that was taken back, came with the same form; nothing was sent, and the words are a draft. */
export class ReplyUsed extends Error {
  override readonly name = 'ReplyUsed';
  override readonly message = 'a reply has come with this form before';
}

/** Blanks are left in what should be sent, as they stand there with their brackets. */
export class BlanksLeft extends Error {
  override readonly name = 'BlanksLeft';
  readonly blanks: readonly string[];

  constructor(blanks: readonly string[]) {
    super(`blanks are left: ${blanks.length}`);
    this.blanks = blanks;
  }
}

/** A text is missing, or longer than it may be. */
export class ReplyInvalid extends Error {
  override readonly name = 'ReplyInvalid';
  readonly field: 'name' | 'body';
  readonly reason: 'empty' | 'too-long';

  constructor(field: 'name' | 'body', reason: 'empty' | 'too-long') {
    super(`the ${field} is ${reason}`);
    this.field = field;
    this.reason = reason;
  }
}

/** The lead is in quarantine or in the bin: it has to be taken out of there first. */
export class LeadApart extends Error {
  override readonly name = 'LeadApart';
  override readonly message = 'the lead is in quarantine or in the bin';
}

/** There is no such saved reply, or no longer. */
export class SavedReplyGone extends Error {
  override readonly name = 'SavedReplyGone';
  override readonly message = 'there is no such saved reply any more';
}
