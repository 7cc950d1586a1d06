import * as z from 'zod/mini';

import type { FieldRule } from '#/field-rule.ts';
import { LENGTH_LIMIT } from '#/length-limit.ts';
import { turnsDirection } from '#/plain-text.ts';
import { strictMessage } from '#/strict-message.ts';
import { lineSchema } from '#/text-schema.ts';

// What is behind the path of an address may be about a person.
const QUERY = /[?#]/;

function knownOrNull(label: string, limit: number, rule: FieldRule = () => null) {
  return z.nullable(
    lineSchema({
      label,
      limit,
      rule: (value) =>
        turnsDirection(value)
          ? `${label} must not contain marks that turn the direction of text`
          : rule(value),
    }),
  );
}

/** How a visit began: the utm parameters of its first address, the page that led there, and its first page; null is not known. */
export const attributionSchema = z.strictObject(
  {
    source: knownOrNull('Source', LENGTH_LIMIT.line),
    medium: knownOrNull('Medium', LENGTH_LIMIT.line),
    campaign: knownOrNull('Campaign', LENGTH_LIMIT.line),
    term: knownOrNull('Term', LENGTH_LIMIT.line),
    content: knownOrNull('Content', LENGTH_LIMIT.line),
    referrer: knownOrNull('Referrer', LENGTH_LIMIT.address, (value) =>
      QUERY.test(value) ? 'Referrer must come without its query' : null,
    ),
    landingPage: knownOrNull('Landing page', LENGTH_LIMIT.address, (value) =>
      QUERY.test(value) || !value.startsWith('/')
        ? 'Landing page must be a path such as /pricing'
        : null,
    ),
  },
  strictMessage('Attribution'),
);

/** How a visit began. */
export type Attribution = z.infer<typeof attributionSchema>;
