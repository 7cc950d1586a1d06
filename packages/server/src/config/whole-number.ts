import { z } from 'zod';

/** A variable holding a whole number within the two limits; add `.default(n)` to make it optional. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string({ error })
    .regex(/^-?\d{1,15}$/, { error })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error });
}
