import { z } from 'zod';

const text = z.string().catch('');
const versionSchema = z.coerce.number().int().positive();

/** What the form of a saved reply sends; the domain says what is wrong with it. */
export const wordsSchema = z.object({ name: text, body: text });

/** The acts of the page of one. */
export const replyActSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), version: versionSchema, name: text, body: text }),
  z.object({ intent: z.literal('remove'), version: versionSchema }),
]);

/** The one act of the list. */
export const restoreSchema = z.object({ intent: z.literal('restore'), replyId: z.guid() });
