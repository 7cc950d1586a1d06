import { toAsciiDigits } from '@high-street/contract';
import { z } from 'zod';

/** A mailed code as somebody types or pastes it, with whatever between its six digits. */
export const codeSchema = z
  .string()
  .max(40)
  .transform((text) => toAsciiDigits(text).replaceAll(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
