import { z } from 'zod';

import { WORDS } from './words.ts';

// By its name and shape: the service and the screens have copies of their own of the class.
const invalidSchema = z.object({
  name: z.literal('ReplyInvalid'),
  field: z.enum(['name', 'body']),
  reason: z.enum(['empty', 'too-long']),
});

/** What was typed of a saved reply, with what is wrong with it. */
export type ReplyFault = {
  readonly kind: 'refused';
  readonly typed: { readonly name: string; readonly body: string };
  readonly errors: { readonly name?: string; readonly body?: string };
};

/** What the form says of words that were refused; null for every other error. */
export function readFault(error: unknown, typed: ReplyFault['typed']): ReplyFault | null {
  if (!(error instanceof Error)) return null;
  const read = invalidSchema.safeParse({ ...error, name: error.name });
  if (!read.success) return null;
  const { field, reason } = read.data;
  return { kind: 'refused', typed, errors: { [field]: WORDS.faults[field][reason] } };
}
