import { z } from 'zod';

const text = z.string().catch('');
const versionSchema = z.coerce.number().int().positive();

/** What the form of a new saved reply sends, with the id that it gets; the domain says what is wrong with its words. */
export const newReplySchema = z.object({
  name: text,
  body: text,
  newId: z.guid().optional().catch(undefined),
});

/** The acts of the page of one. */
export const replyActSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), version: versionSchema, name: text, body: text }),
  z.object({ intent: z.literal('remove'), version: versionSchema }),
]);

/** The one act of the list. */
export const restoreSchema = z.object({ intent: z.literal('restore'), replyId: z.guid() });
