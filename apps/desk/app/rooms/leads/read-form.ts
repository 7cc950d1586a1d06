import { LOST_REASONS } from '@high-street/contract';
import { type LeadMark } from '@high-street/leads';
import { z } from 'zod';

import { splitTick } from './tick-value.ts';

/** More than a page of the list. */
const MOST_LEADS = 100;
const LONGEST_NAME = 60;

const versionSchema = z.string().transform(Number).pipe(z.int().positive());
const tickSchema = z.union([
  z.tuple([z.guid()]).transform(([id]) => ({ id, version: null })),
  z.tuple([z.guid(), versionSchema]).transform(([id, version]) => ({ id, version })),
]);

/** Leads as ticks of a form have them, or some in one field with blanks between. */
const leadsSchema = z
  .array(z.string())
  .transform((fields) => fields.flatMap((field) => field.split(' ')).map(splitTick))
  .pipe(z.array(tickSchema).min(1).max(MOST_LEADS));

/** Leads that a form names, with the versions of those that a list showed. */
export type Ticked = {
  readonly leadIds: readonly string[];
  readonly versions: ReadonlyMap<string, number>;
};

/** The leads that a form names; null where it names none, or what is none. */
export function readTicked(form: FormData): Ticked | null {
  const read = leadsSchema.safeParse(form.getAll('lead'));
  if (!read.success) return null;
  const versions = read.data.flatMap(({ id, version }) =>
    version === null ? [] : [[id, version] as const],
  );
  return { leadIds: [...new Set(read.data.map(({ id }) => id))], versions: new Map(versions) };
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
