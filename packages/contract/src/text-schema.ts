import * as z from 'zod/mini';

import { checkLength, type TextDemand } from '#/check-length.ts';
import type { FieldRule } from '#/field-rule.ts';
import { isPlainLine, isPlainText } from '#/plain-text.ts';

/** What a text must keep to be stored. */
type StoredText = TextDemand & {
  /** What the limit counts; the whole value when absent. */
  measured?: (value: string) => string;
  /** How a good value is stored; trimmed when absent. */
  stored?: (value: string) => string;
};

/** Builds the schema of a one-line text, which can be in a mail header; gives one issue at most. */
export function lineSchema(demand: StoredText) {
  return textSchema(demand, (value) =>
    isPlainLine(value)
      ? null
      : `${demand.label} must not contain line breaks or control characters`,
  );
}

/** Builds the schema of a text of several lines; tabs and newlines pass, other control characters do not. */
export function linesSchema(demand: StoredText) {
  return textSchema(demand, (value) =>
    isPlainText(value) ? null : `${demand.label} must not contain control characters`,
  );
}

function textSchema(demand: StoredText, checkCharacters: FieldRule) {
  const { label, rule, measured = trim, stored = trim } = demand;
  return z.string(rule?.('') ?? `${label} must be text`).check(
    z.check<string>((payload) => {
      const { value, issues } = payload;
      const message =
        checkLength(measured(value), demand) ?? rule?.(value) ?? checkCharacters(value);
      if (message === null) payload.value = stored(value);
      else issues.push({ code: 'custom', message, input: value });
    }),
  );
}

function trim(value: string): string {
  return value.trim();
}
