import type { ReactNode, Ref } from 'react';

import { stepAfter } from './wizard-entry.ts';
import { WizardFoot, type WizardFootProps } from './wizard-foot.tsx';

type WizardStepFrameProps = WizardFootProps & {
  /** Of the step that is shown. */
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One step between its heading, which says where one is and what comes next, and its foot. */
export function WizardStepFrame({ headingRef, children, ...foot }: WizardStepFrameProps) {
  const { step, isShown, words } = foot;
  const { steps, progress } = words;
  const next = stepAfter(step);
  return (
    <section className="wizard-step" data-step={step}>
      <div className="mb-6 flex flex-wrap gap-x-4 text-small">
        <h2 ref={isShown ? headingRef : null} tabIndex={-1} className="font-semibold">
          {progress.step} {step} {progress.of} {steps.length}: {steps[step - 1]}
        </h2>
        <p className="text-muted noscript:hidden">
          {next ? `${progress.next} ${steps[next - 1]}` : progress.last}
        </p>
      </div>
      {children}
      <WizardFoot {...foot} />
    </section>
  );
}
