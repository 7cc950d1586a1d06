import { cleanText } from '@high-street/contract';
import { z } from 'zod';

import { LONGEST_NAME, LONGEST_PASSKEY_NAME } from '#app/longest-name.ts';
import { WORDS } from './words.ts';
import { type OwnFault, SIGNATURE_LIMIT } from './you-data.ts';

const versionSchema = z.coerce.number().int().positive();

/** Every act of the room but those on ways in. */
export const ownActSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('name'),
    version: versionSchema,
    name: z.string().trim().min(1).max(LONGEST_NAME),
  }),
  z.object({
    intent: z.literal('preferences'),
    version: versionSchema,
    undoSeconds: z.coerce.number().pipe(z.literal([10, 30, 60])),
    singleKeys: z.enum(['on', 'off']).transform((text) => text === 'on'),
  }),
  z.object({
    intent: z.literal('signature'),
    version: versionSchema,
    // As it is stored: a form without scripts ends each line by two characters.
    signature: z
      .string()
      .transform(cleanText)
      .pipe(z.string().max(SIGNATURE_LIMIT))
      .transform((text) => text || null),
  }),
  z.object({
    intent: z.literal('rename-passkey'),
    passkeyId: z.guid(),
    passkeyName: z.string().trim().min(1).max(LONGEST_PASSKEY_NAME),
  }),
]);

const TYPED = ['name', 'signature', 'passkeyName'] as const;

/** What the form says of words that were refused; null where something else is wrong with it. */
export function readFault(form: FormData, { issues }: Pick<z.ZodError, 'issues'>): OwnFault | null {
  const field = TYPED.find((each) => issues.every(({ path }) => path[0] === each));
  const value = field === undefined ? null : form.get(field);
  if (field === undefined || typeof value !== 'string') return null;
  const passkeyId = form.get('passkeyId');
  return {
    field,
    value,
    error: WORDS.faults[field],
    passkeyId: typeof passkeyId === 'string' ? passkeyId : null,
  };
}

/** The acts on passkeys and sessions that ask for a fresh proof. */
export const wayInSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove-passkey'), passkeyId: z.guid() }),
  z.object({ intent: z.literal('end-session'), sessionId: z.guid() }),
  z.object({ intent: z.literal('end-others') }),
]);
