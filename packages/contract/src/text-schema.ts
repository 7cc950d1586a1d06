import * as z from 'zod/mini';

import type { FieldRule } from '#/field-rule.ts';
import { isPlainLine, isPlainText } from '#/plain-text.ts';

/** What a text must keep: its name in messages, its limit in UTF-16 units, and its field rule if it has one. */
export type TextDemand = {
  label: string;
  limit: number;
  rule?: FieldRule | undefined;
  /** What the limit counts; the whole value when absent. */
  measured?: (value: string) => string;
  /** How a good value is stored; trimmed when absent. */
  stored?: (value: string) => string;
};

/** Builds the schema of a one-line text, which can be in a mail header; gives one issue at most. */
export function lineSchema(demand: TextDemand) {
  return textSchema(demand, (value) =>
    isPlainLine(value)
      ? null
      : `${demand.label} must not contain line breaks or control characters`,
  );
}

/** Builds the schema of a text of several lines; tabs and newlines pass, other control characters do not. */
export function linesSchema(demand: TextDemand) {
  return textSchema(demand, (value) =>
    isPlainText(value) ? null : `${demand.label} must not contain control characters`,
  );
}

function textSchema(demand: TextDemand, checkCharacters: FieldRule) {
  const { label, rule, stored = trim } = demand;
  return z.string(rule?.('') ?? `${label} must be text`).check(
    z.check<string>((payload) => {
      const { value, issues } = payload;
      const message = checkLength(value, demand) ?? rule?.(value) ?? checkCharacters(value);
      if (message === null) payload.value = stored(value);
      else issues.push({ code: 'custom', message, input: value });
    }),
  );
}

/** The message for a value that is over its limit, null for one within it. */
export function checkLength(
  value: string,
  { label, limit, measured = trim }: TextDemand,
): string | null {
  return measured(value).length > limit ? `${label} must be ${limit} characters or fewer` : null;
}

function trim(value: string): string {
  return value.trim();
}
