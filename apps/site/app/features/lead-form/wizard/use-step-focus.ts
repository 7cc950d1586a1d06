import { ALERT, type WizardStep } from '@high-street/contract';
import { useLayoutEffect, useRef } from 'react';

import type { LeadForm } from '../use-lead-form.ts';

type StepFocusParts = {
  step: WizardStep;
  isReady: boolean;
  submission: Pick<LeadForm['submission'], 'alert' | 'showAlert'>;
};

/**
 * Gives the ref of the shown step's heading, which takes the focus when the step changes. An alert belongs
 * to the step it was raised on; only the one of full success goes along, with the focus.
 */
export function useStepFocus({ step, isReady, submission }: StepFocusParts) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef<WizardStep | null>(null);
  const { alert, showAlert } = submission;

  // Along with the step: what is pressed the moment it is seen keeps the focus.
  useLayoutEffect(() => {
    if (!isReady || shown.current === step) return;
    const isFirst = shown.current === null;
    shown.current = step;
    if (isFirst || alert?.text === ALERT.success) return;
    if (alert) showAlert(null);
    headingRef.current?.focus();
  }, [step, isReady, alert, showAlert]);

  return headingRef;
}
