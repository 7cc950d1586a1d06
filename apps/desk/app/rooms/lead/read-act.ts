import { CALL_OUTCOMES, LOST_REASONS, REPLY_LIMIT } from '@high-street/contract';
import { type LeadMark } from '@high-street/leads';
import { z } from 'zod';
import { ANSWER } from '#app/answer/words.ts';
import { NOTE_LIMIT } from '#app/answer/note-limit.ts';

const versionSchema = z.coerce.number().int().positive();
const countSchema = z.coerce.number().int().nonnegative();
const guid = z.guid();

/** A reason for which a lead is lost, as the forms send it with the state. */
const lostSchema = z.templateLiteral(['lost/', z.enum(LOST_REASONS)]);

/** What was made of a lead, in one field, so that a state never comes without its reason. */
const markSchema = z.union([z.enum(['new', 'answered', 'won', 'spam']), lostSchema]);

/** What was made of a lead, as forms send it. */
export type MarkValue = z.infer<typeof markSchema>;

/** A mark on the version that was seen. */
export const markActSchema = z.object({ version: versionSchema, mark: markSchema });

/** The mark that a form's field stands for. */
export function toMark(value: MarkValue): LeadMark {
  const reason = LOST_REASONS.find((each) => value === `lost/${each}`);
  if (reason !== undefined) return { state: 'lost', reason };
  const state = (['answered', 'won', 'spam'] as const).find((each) => each === value);
  return { state: state ?? 'new' };
}

/** Every act of the page on its lead, but for what is written. */
export const leadActSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mark'), version: versionSchema, mark: markSchema }),
  z.object({ intent: z.literal('take') }),
  z.object({ intent: z.literal('hand-back') }),
  z.object({
    intent: z.literal('give'),
    version: versionSchema,
    // Empty where the page of two answers keeps that nobody has it.
    personId: z.union([guid, z.literal('')]),
  }),
  z.object({ intent: z.literal('elsewhere'), newId: guid.optional() }),
  z.object({ intent: z.literal('stop-news') }),
  z.object({ intent: z.literal('release'), version: versionSchema }),
  z.object({ intent: z.literal('bin'), version: versionSchema }),
  z.object({ intent: z.literal('restore') }),
  z.object({ intent: z.literal('requeue'), deliveryId: guid }),
  z.object({
    intent: z.literal('resend'),
    kind: z.string().max(40),
    seenResends: countSchema.optional(),
  }),
  z.object({ intent: z.literal('take-back'), replyId: guid }),
]);

/** One of those acts. */
export type LeadAct = z.infer<typeof leadActSchema>;

const bodySchema = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1, { error: ANSWER.note.empty })
      .max(NOTE_LIMIT, { error: ANSWER.note.long(NOTE_LIMIT) }),
  );

/** A note: a new one, or what one says from now on. */
export const noteSchema = z.object({
  body: bodySchema,
  newId: guid.optional(),
  noteId: guid.optional(),
  version: versionSchema.optional(),
});

/** What was typed into that form, whatever it is, so that none of it is lost. */
export const typedNoteSchema = z.object({
  body: z.string().catch(''),
  noteId: guid.optional().catch(undefined),
  version: versionSchema.optional().catch(undefined),
});

/** A call to the visitor, as somebody tells of it afterwards. */
export const calledSchema = z.object({
  outcome: z.enum(CALL_OUTCOMES, { error: ANSWER.called.choose }),
  note: z
    .string()
    .catch('')
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(NOTE_LIMIT, { error: ANSWER.note.long(NOTE_LIMIT) })),
  newId: guid.optional(),
  isAnswer: z.literal('yes').optional(),
});

/** What was chosen and typed of a call, whatever it is. */
export const typedCallSchema = z.object({
  outcome: z.enum(CALL_OUTCOMES).nullable().catch(null),
  note: z.string().catch(''),
  isAnswer: z.literal('yes').optional().catch(undefined),
});

/** What somebody is writing and has not sent; longer than a reply may be, so that no word is lost. */
const MOST_DRAFT = REPLY_LIMIT * 4;

/** A draft of a reply, whose page it was typed into, and the reply that its form makes. */
export const draftSchema = z.object({
  body: z.string().max(MOST_DRAFT),
  replyId: guid.optional(),
  writerId: z.string().optional(),
});

/** The form of a reply: to be sent, or to have a saved reply written into it. */
export const replySchema = z.object({
  intent: z.enum(['send', 'fill']).catch('send'),
  // However long it is: the domain says what is wrong with the words, and they come back.
  body: z.string().transform((text) => text.replaceAll(/\r\n?/g, '\n')),
  replyId: guid,
  seenReplyId: z.union([guid, z.literal('')]),
  saved: z.union([guid, z.literal('')]).catch(''),
});
