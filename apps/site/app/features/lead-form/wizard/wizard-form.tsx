import './wizard.css';

import { findInvalidField, WIZARD_STEPS, type WizardStep } from '@high-street/contract';
import { ProgressSteps } from '@high-street/ui';
import { use } from 'react';

import { FirstFrame } from '#/page-loading/first-frame.ts';

import { ContactFields } from '../fields/contact-fields.tsx';
import type { DemoLink } from '../fields/other-number.tsx';
import { useFieldFocus } from '../use-field-focus.ts';
import type { WizardWords } from '../form-words.ts';
import { LeadFormFrame } from '../lead-form-frame.tsx';
import { MarketingBox } from '../marketing-box.tsx';
import { RestoredNotice } from '../restored-notice.tsx';
import type { LeadForm } from '../use-lead-form.ts';
import { BusinessFields } from './business-fields.tsx';
import { GrowthFields } from './growth-fields.tsx';
import type { Wizard } from './use-wizard-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WizardStepFrame } from './wizard-step-frame.tsx';

type WizardFormProps = {
  form: LeadForm;
  wizard: Wizard;
  words: WizardWords;
  supportEmail: string;
  demo: DemoLink | null;
  /** Called on the last step with everything filled in or not. */
  onSubmit: () => void;
};

function WizardProgress({ step, words }: { step: WizardStep; words: WizardWords }) {
  const { progress, steps } = words;
  return (
    <div className="mt-6 mb-5 noscript:hidden">
      <ProgressSteps
        steps={steps}
        current={step}
        describe={(current, total) => `${progress.step} ${current} ${progress.of} ${total}`}
        doneLabel={progress.done}
      />
    </div>
  );
}

/** Goes on to the next step, or shows what is wrong with this one. */
function goOn(
  { input, submission }: LeadForm,
  { step, forward }: Wizard,
  focusField: (name: string) => void,
): void {
  submission.showAlert(null);
  const wrong = findInvalidField(input.values, 'register', step);
  if (!wrong) return forward();
  input.show(step);
  focusField(wrong);
}

/** The form in register mode: three steps on one address, gated, each an entry of the browser's history. */
export function WizardForm({ form, wizard, words, supportEmail, demo, onSubmit }: WizardFormProps) {
  const { input, submission } = form;
  const { step, plan } = wizard;
  // Those out of sight come once the first frame of the page is shown.
  const heldSteps = use(FirstFrame) ? [step] : WIZARD_STEPS;
  const focusField = useFieldFocus(input.formRef);
  const headingRef = useStepFocus({ step, isReady: input.isReady, submission });

  function handleStartAgain(): void {
    // As the fields do, it leaves the form as it is while it is sent.
    if (submission.isSubmitting) return;
    form.startAgain();
    wizard.restart();
    if (step === 1) headingRef.current?.focus();
  }

  const parts = { input, words };
  const fields = {
    1: <ContactFields {...parts} supportEmail={supportEmail} demo={demo} />,
    2: <BusinessFields {...parts} />,
    3: <GrowthFields {...parts} />,
  };
  return (
    <>
      <WizardProgress step={step} words={words} />
      <LeadFormFrame
        form={form}
        words={words}
        className="wizard"
        step={step}
        onSubmit={step === 3 ? onSubmit : () => goOn(form, wizard, focusField)}
      >
        {input.isRestored ? (
          <RestoredNotice words={words.restored} onStartAgain={handleStartAgain} />
        ) : null}
        <input type="hidden" name="subscribedPlan" value={plan} />
        {heldSteps.map((number) => (
          <WizardStepFrame
            key={number}
            step={number}
            words={words}
            isShown={number === step}
            headingRef={headingRef}
            submission={submission}
            onBack={wizard.back}
          >
            {fields[number]}
            {number === 3 ? <MarketingBox {...form.marketing} /> : null}
          </WizardStepFrame>
        ))}
      </LeadFormFrame>
    </>
  );
}
