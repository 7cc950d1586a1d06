import { z } from 'zod';

import { LONGEST_NAME } from '#app/longest-name.ts';
import { WORDS } from './words.ts';

const roleSchema = z.enum(['owner', 'member', 'reader']);
const versionSchema = z.coerce.number().int().positive();

/** What the form of an invitation sends. */
export const inviteSchema = z.object({
  email: z
    .string()
    .trim()
    .pipe(z.email({ error: WORDS.faults.email })),
  name: z
    .string()
    .trim()
    .max(LONGEST_NAME, { error: WORDS.faults.name })
    .transform((name) => name || undefined),
  role: roleSchema,
});

/** What was typed into that form, whatever it is, so that none of it is lost. */
export const typedInviteSchema = z.object({
  email: z.string().catch(''),
  name: z.string().catch(''),
  role: roleSchema.catch('member'),
});

const roleChangeSchema = z.object({
  intent: z.literal('role'),
  personId: z.guid(),
  version: versionSchema,
  role: roleSchema,
});

/** Another role for somebody, on the version that was seen. */
export type RoleChange = z.infer<typeof roleChangeSchema>;

/** Every act on one person of the table. */
export const personActSchema = z.discriminatedUnion('intent', [
  roleChangeSchema,
  z.object({ intent: z.literal('end-sessions'), personId: z.guid() }),
  z.object({ intent: z.literal('send-again'), personId: z.guid() }),
  z.object({ intent: z.literal('take-back'), personId: z.guid() }),
]);

/** What the page that asks before a removal sends. */
export const removalSchema = z.object({ version: versionSchema });
