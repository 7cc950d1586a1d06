import type { FieldRule } from '#/field-rule.ts';

/** What a text must keep: its name in messages, its limit in UTF-16 units, and its field rule if it has one. */
export type TextDemand = {
  label: string;
  limit: number;
  rule?: FieldRule | undefined;
};

/** The message for a value that is over its limit, null for one within it; spaces at its ends do not count. */
export function checkLength(value: string, { label, limit }: TextDemand): string | null {
  return value.trim().length > limit ? `${label} must be ${limit} characters or fewer` : null;
}
