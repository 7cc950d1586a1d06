import * as z from 'zod/mini';

import { FIELD_MESSAGE } from '#/message.ts';
import { FORM_FIELDS } from '#/form-field.ts';
import { WIZARD_STEPS, type FormMode, type WizardStep } from '#/lead-form.ts';
import type { FieldName } from '#/lead-field.ts';
import { LENGTH_LIMIT } from '#/length-limit.ts';
import { DEVICE_WIDTHS, VITAL_BUCKETS, VITAL_LIMITS } from '#/vital.ts';

/** The forms whose use is counted. */
export const COUNTED_FORMS = ['enquiry', 'register'] as const satisfies readonly FormMode[];

/** A rule by the key of its message; the value that broke it is never told. */
export type CountedRule = keyof typeof FIELD_MESSAGE | 'nameHasLink';

/** What somebody did in a form, as the form tells it: never a value. */
export type FormProgress =
  | { readonly kind: 'begun' | 'sent' | 'refused'; readonly form: FormMode }
  | { readonly kind: 'step'; readonly form: 'register'; readonly step: WizardStep }
  | { readonly kind: 'touched'; readonly form: FormMode; readonly field: FieldName }
  | {
      readonly kind: 'shown';
      readonly form: FormMode;
      readonly field: FieldName;
      readonly rule: CountedRule;
    };

/** Times to the first answer in quarters of the target, and beyond it. */
export const ANSWER_BUCKETS = ['quarter', 'half', 'three-quarters', 'target', 'late'] as const;

/** One of the times to the first answer. */
export type AnswerBucket = (typeof ANSWER_BUCKETS)[number];

const RULES = [...Object.keys(FIELD_MESSAGE), 'nameHasLink'];
const STEPS_REACHED = WIZARD_STEPS.filter((step) => step > 1);

function listFormWhats(): string[] {
  const whats: string[] = [];
  for (const form of COUNTED_FORMS) {
    whats.push(`begun:${form}`, `refused:${form}`);
    for (const { name } of FORM_FIELDS[form]) {
      whats.push(`left:${form}:${name}`, ...RULES.map((rule) => `shown:${form}:${name}:${rule}`));
    }
  }
  return whats;
}

function listVitalWhats(): string[] {
  return Object.keys(VITAL_LIMITS).flatMap((vital) =>
    Object.keys(DEVICE_WIDTHS).flatMap((device) =>
      VITAL_BUCKETS.map((bucket) => `${vital}:${device}:${bucket}`),
    ),
  );
}

/**
 * Everything that a page may count of a visit. `seen` is a page seen, `landed` the one a visit began at, `left` the field
 * that was touched last by somebody who went without sending.
 */
export function listPageWhats(): ReadonlySet<string> {
  return new Set([
    'seen',
    'landed',
    ...listFormWhats(),
    ...STEPS_REACHED.map((step) => `step:register:${step}`),
    ...listVitalWhats(),
  ]);
}

const MOST_COUNTS = 200;
const MOST_OF_ONE = 100;

/** The totals of one document, as it sends them when it is left; the service decides what it keeps of them. */
export const countsSchema = z.strictObject({
  /** The campaign that the first address named (`utm_campaign`), or null. */
  campaign: z.nullable(z.string().check(z.maxLength(LENGTH_LIMIT.line))),
  /** The host of the page that led to the document, its own one too, or null. */
  host: z.nullable(z.string().check(z.maxLength(253))),
  counts: z
    .array(
      z.strictObject({
        page: z.string().check(z.maxLength(100)),
        what: z.string().check(z.maxLength(80)),
        n: z.int().check(z.minimum(1), z.maximum(MOST_OF_ONE)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_COUNTS)),
});

/** The totals of one document. */
export type Counts = z.infer<typeof countsSchema>;
