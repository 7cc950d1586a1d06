import { LOST_REASONS } from '@high-street/contract';
import { type LeadMark } from '@high-street/leads';
import { z } from 'zod';

import { readTicks, type Ticked } from '#app/versions/read-ticks.ts';

/** More than a page of the list. */
const MOST_LEADS = 100;
const LONGEST_NAME = 60;

/** The leads that a form names, some perhaps in one field with blanks between; null where it names none, or what is none. */
export function readTicked(form: FormData): Ticked | null {
  const fields = form.getAll('lead');
  const ticked = readTicks(
    fields.flatMap((field): unknown[] => (typeof field === 'string' ? field.split(' ') : [field])),
  );
  const count = ticked?.leadIds.length ?? 0;
  return count === 0 || count > MOST_LEADS ? null : ticked;
}

const markSchema = z.union([
  z.enum(['new', 'answered', 'won', 'spam']).transform((state): LeadMark => ({ state })),
  z
    .templateLiteral(['lost:', z.enum(LOST_REASONS)])
    .transform((value) => value.slice('lost:'.length))
    .pipe(z.enum(LOST_REASONS))
    .transform((reason): LeadMark => ({ state: 'lost', reason })),
]);

/** What leads are to be marked as, or null where nothing is chosen. */
export function readMark(form: FormData): LeadMark | null {
  return markSchema.safeParse(form.get('mark')).data ?? null;
}

/** Who is to have leads, or null where nobody is chosen. */
export function readPerson(form: FormData): string | null {
  return z.guid().safeParse(form.get('person')).data ?? null;
}

/** The name of a view, or null for none that fits. */
export function readViewName(form: FormData): string | null {
  return z.string().trim().min(1).max(LONGEST_NAME).safeParse(form.get('name')).data ?? null;
}
