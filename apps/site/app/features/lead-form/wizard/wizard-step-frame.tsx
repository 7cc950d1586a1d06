import type { WizardStep } from '@high-street/contract';
import type { ReactNode, Ref } from 'react';

import type { WizardWords } from '../form-words.ts';
import { stepAfter } from './wizard-entry.ts';

type WizardStepFrameProps = {
  step: WizardStep;
  words: Pick<WizardWords, 'steps' | 'progress'>;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One step under its heading, which says where one is and what comes next. */
export function WizardStepFrame({ step, words, headingRef, children }: WizardStepFrameProps) {
  const { steps, progress } = words;
  const next = stepAfter(step);
  return (
    <section className="wizard-step" data-step={step}>
      <div className="mb-6 flex flex-wrap gap-x-4 text-small">
        <h2 ref={headingRef} tabIndex={-1} className="font-semibold">
          {progress.step} {step} {progress.of} {steps.length}: {steps[step - 1]}
        </h2>
        <p className="text-muted noscript:hidden">
          {next ? `${progress.next} ${steps[next - 1]}` : progress.last}
        </p>
      </div>
      {children}
    </section>
  );
}
