import { checkField, isRuled, listAskedFields, type RuledValues } from '#/form-field.ts';
import type { RuledField } from '#/lead-field.ts';
import { WIZARD_STEPS, type FormMode, type WizardStep } from '#/lead-form.ts';

/** Returns the fields of a form, or of one of its steps, in which something can be wrong, in screen order. */
export function listRuledFields(form: FormMode, step?: WizardStep): readonly RuledField[] {
  return listAskedFields(form).flatMap((field) =>
    isRuled(field) && (step === undefined || field.step === step) ? field.name : [],
  );
}

/** Returns the first field of a form, or of one of its steps, whose value is wrong or too long, or undefined. */
export function findInvalidField(
  values: RuledValues,
  form: FormMode,
  step?: WizardStep,
): RuledField | undefined {
  return listRuledFields(form, step).find((field) => checkField(form, field, values) !== null);
}

/** Returns the first step of the register form that has a wrong field, or null when all are right. */
export function firstIncompleteStep(values: RuledValues): WizardStep | null {
  return WIZARD_STEPS.find((step) => findInvalidField(values, 'register', step)) ?? null;
}
