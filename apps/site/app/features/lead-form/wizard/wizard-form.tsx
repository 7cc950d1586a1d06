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
import { PrivacyLine } from '../privacy-line.tsx';
import { RestoredNotice } from '../restored-notice.tsx';
import type { LeadForm } from '../use-lead-form.ts';
import { BusinessFields } from './business-fields.tsx';
import { GrowthFields } from './growth-fields.tsx';
import type { Wizard } from './use-wizard-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WizardFoot } from './wizard-foot.tsx';
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

/** The steps that the form holds: those out of sight come once the first frame of the page is shown. */
function useHeldSteps(step: WizardStep): readonly WizardStep[] {
  return use(FirstFrame) ? [step] : WIZARD_STEPS;
}

/** The form in register mode: three steps on one address, gated, each an entry of the browser's history. */
export function WizardForm({ form, wizard, words, supportEmail, demo, onSubmit }: WizardFormProps) {
  const { input, submission } = form;
  const { step, plan } = wizard;
  const steps = useHeldSteps(step);
  const focusField = useFieldFocus(input.formRef);
  const headingRef = useStepFocus({ step, isReady: input.isReady, submission });

  function handleContinue(): void {
    submission.showAlert(null);
    const wrong = findInvalidField(input.values, 'register', step);
    if (!wrong) return wizard.forward();
    input.show(step);
    focusField(wrong);
  }

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
      <div className="mt-6 mb-5 noscript:hidden">
        <ProgressSteps
          steps={words.steps}
          current={step}
          describe={(current, total) =>
            `${words.progress.step} ${current} ${words.progress.of} ${total}`
          }
          doneLabel={words.progress.done}
        />
      </div>
      <LeadFormFrame
        form={form}
        words={words}
        className="wizard"
        step={step}
        onSubmit={step === 3 ? onSubmit : handleContinue}
      >
        {input.isRestored ? (
          <RestoredNotice words={words.restored} onStartAgain={handleStartAgain} />
        ) : null}
        <input type="hidden" name="subscribedPlan" value={plan} />
        {steps.map((number) => (
          <WizardStepFrame
            key={number}
            step={number}
            words={words}
            headingRef={number === step ? headingRef : null}
          >
            {fields[number]}
            {number === 3 ? <MarketingBox {...form.marketing} /> : null}
            <WizardFoot
              step={number}
              isShown={number === step}
              submission={submission}
              words={words}
              onBack={wizard.back}
            />
            {number === 1 ? (
              <div className="noscript:hidden">
                <p className="mt-5 text-small text-muted">{words.promise}</p>
                <PrivacyLine {...words.privacy} />
              </div>
            ) : null}
            {number === 3 ? <PrivacyLine {...words.privacy} /> : null}
          </WizardStepFrame>
        ))}
      </LeadFormFrame>
    </>
  );
}
