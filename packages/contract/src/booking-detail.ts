import { checkLength } from '#/check-length.ts';
import { checkEmail, checkName, type FieldRule } from '#/field-rule.ts';
import { LENGTH_LIMIT } from '#/length-limit.ts';

/** What is known of each detail, but for its name among the others. */
type DetailTerms = {
  /** The field of calls and forms, the key in storage, the column of the export. */
  readonly name: string;
  /** What error texts, mails and commands call it. */
  readonly label: string;
  /**
   * What the page asks for it. A calendar refuses fields that it does not know, so a new detail is accepted for a version
   * before it has a question.
   */
  readonly question?: string;
  /** A quiet line under its field. */
  readonly hint?: string;
  /** A box for one line, for an email address, or for a text of several lines. */
  readonly control: 'line' | 'email' | 'lines';
  /** The longest value, in UTF-16 units. */
  readonly limit: number;
  /** The token by which browsers fill it in. */
  readonly autoComplete?: string;
} & (
  | { readonly isRequired: true; readonly rule: FieldRule }
  | { readonly isRequired: false; readonly rule?: FieldRule }
);

/** Everything that visitors type to book a demo, in the order in which they are asked. */
export const BOOKING_DETAILS = [
  {
    name: 'name',
    label: 'Name',
    question: 'Name',
    control: 'line',
    isRequired: true,
    rule: checkName,
    limit: LENGTH_LIMIT.line,
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email',
    question: 'Email',
    hint: 'The invitation goes here.',
    control: 'email',
    isRequired: true,
    rule: checkEmail,
    limit: LENGTH_LIMIT.email,
    autoComplete: 'email',
  },
  {
    name: 'note',
    label: 'Note',
    question: 'Anything we should look at?',
    control: 'lines',
    isRequired: false,
    limit: LENGTH_LIMIT.text,
  },
] as const satisfies readonly DetailTerms[];

/** The name of one detail. */
export type DetailName = (typeof BOOKING_DETAILS)[number]['name'];

/** One thing that visitors type to book. */
export type BookingDetail = DetailTerms & { readonly name: DetailName };

/** The message for a value that is too long or breaks the rule of its detail, null for a good one. */
export function checkDetail(detail: BookingDetail, value: string): string | null {
  return checkLength(value, detail) ?? detail.rule?.(value) ?? null;
}
