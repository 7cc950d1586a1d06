import { z } from 'zod';

/** A variable holding members with commas between them, each of which passes the test; unset it is an empty list. */
export function buildListSchema(isMember: (text: string) => boolean, error: string) {
  return z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine((parts) => parts.every(isMember), { error });
}
