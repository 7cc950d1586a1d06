import { DEFAULT_PLAN, LENGTH_LIMIT, readPlan } from '@high-street/contract';
import { ApiError, readForms } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';

import { PLAN_FIELD, PLAN_QUERY } from './plain-field.ts';

/** One UTF-16 unit of a text takes nine bytes at most: three of UTF-8, each written as `%XX`. */
const UNIT_BYTES = 9;
/** Two texts and every line at their limits, in any script, and room for names and choices. */
export const BODY_LIMIT_BYTES =
  (2 * LENGTH_LIMIT.text + 10 * LENGTH_LIMIT.line + LENGTH_LIMIT.email) * UNIT_BYTES + 16 * 1024;
const MOST_FIELDS = 100;
/** Above every limit of a field, so that a text that is too long is shown again with its message. */
const LONGEST_VALUE = 20_000;

/** Reads what a form without scripts sends; `request.body` becomes URLSearchParams. Every other type is refused. */
export function parseTyped(app: FastifyInstance): void {
  readForms(app, (typed, url) => {
    refuseTooMuch(typed);
    takePlan(typed, new URLSearchParams(url.split('?', 2)[1]));
  });
}

function refuseTooMuch(typed: URLSearchParams): void {
  if (typed.size > MOST_FIELDS) throw new ApiError('malformed_json', 'too many fields');
  for (const [, value] of typed) {
    if (value.length > LONGEST_VALUE) throw new ApiError('body_too_large', 'a field is too long');
  }
}

/** A plan in the address counts where the form names none; a prerendered form always says trial. */
function takePlan(typed: URLSearchParams, query: URLSearchParams): void {
  const chosen = readPlan(typed.get(PLAN_FIELD));
  typed.set(PLAN_FIELD, chosen === DEFAULT_PLAN ? readPlan(query.get(PLAN_QUERY)) : chosen);
}
