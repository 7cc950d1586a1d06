import { firstIncompleteStep, WIZARD_STEPS, type WizardStep } from '@high-street/contract';

import type { LeadValues } from '../form-state.ts';

export type WizardEntry = {
  readonly step: WizardStep;
  /** How many entries of the wizard lie before it, down to the one the visitor came in by. */
  readonly depth: number;
};

/** A history entry's step and depth; an entry without them is the one the visitor came in by. */
export function readWizardEntry(state: unknown): WizardEntry {
  if (typeof state !== 'object' || state === null) return { step: 1, depth: 0 };
  const [step, depth]: unknown[] = [Reflect.get(state, 'step'), Reflect.get(state, 'depth')];
  return {
    step: WIZARD_STEPS.find((entry) => entry === step) ?? 1,
    depth: typeof depth === 'number' && Number.isInteger(depth) && depth > 0 ? depth : 0,
  };
}

/** An entry whose earlier steps are not valid shows the first incomplete step. */
export function reachableStep(wanted: WizardStep, values: LeadValues): WizardStep {
  const incomplete = firstIncompleteStep(values);
  return incomplete !== null && incomplete < wanted ? incomplete : wanted;
}

/** The step after this one, or null at the last. */
export function stepAfter(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS.find((entry) => entry > step) ?? null;
}

/** The step before this one, or null at the first. */
export function stepBefore(step: WizardStep): WizardStep | null {
  return WIZARD_STEPS.findLast((entry) => entry < step) ?? null;
}
