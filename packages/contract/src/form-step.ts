import { FIELD_RULES, isRuled, listAskedFields } from '#/form-field.ts';
import type { RuledField } from '#/lead-field.ts';
import { WIZARD_STEPS, type WizardStep } from '#/lead-form.ts';

/** A field with the message it shows. */
export type InvalidField = { field: RuledField; message: string };

/** Returns the fields that must be valid to leave the step, or to submit on the last one, in screen order. */
export function fieldsOfStep(step: WizardStep): readonly RuledField[] {
  return listAskedFields('register')
    .filter((field) => field.step === step && field.isRequired)
    .filter(isRuled)
    .map(({ name }) => name);
}

/** Returns the first of the fields, in the given order, whose value is wrong, with its message, or null; a value that is absent counts as empty. */
export function firstInvalidField(
  values: Readonly<Partial<Record<RuledField, string>>>,
  fields: readonly RuledField[],
): InvalidField | null {
  for (const field of fields) {
    const message = FIELD_RULES[field](values[field] ?? '');
    if (message !== null) return { field, message };
  }
  return null;
}

/** Returns the first step whose fields are not all valid, or null when all are. */
export function firstIncompleteStep(
  values: Readonly<Partial<Record<RuledField, string>>>,
): WizardStep | null {
  return WIZARD_STEPS.find((step) => firstInvalidField(values, fieldsOfStep(step))) ?? null;
}
