import type { WizardStep } from '@high-street/contract';
import { Button, textLinkLook } from '@high-street/ui';

import { AlertPlace } from '../alert-place.tsx';
import type { WizardWords } from '../form-words.ts';
import { PrivacyLine } from '../privacy-line.tsx';
import type { LeadForm } from '../use-lead-form.ts';
import { stepAfter, stepBefore } from './wizard-entry.ts';

/** What the foot of a step takes. */
export type WizardFootProps = {
  step: WizardStep;
  submission: LeadForm['submission'];
  /** True for the step that is shown; alerts are only there. */
  isShown: boolean;
  words: WizardWords;
  onBack: () => void;
};

/** The buttons of one step, with the alert above them and the small print below; without scripts only the last step has any. */
export function WizardFoot({ step, submission, isShown, words, onBack }: WizardFootProps) {
  const isLast = stepAfter(step) === null;
  const { isSubmitting, alert } = submission;
  const label = isSubmitting ? words.submitting : words.submit;
  return (
    <>
      <div className={isLast ? undefined : 'noscript:hidden'}>
        {isShown ? <AlertPlace alert={alert} words={words.kept} /> : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-md:[&>.button]:flex-1">
          <Button type="submit" size="large" hasArrow isBusy={isLast && isSubmitting}>
            {isLast ? label : words.proceed}
          </Button>
          {stepBefore(step) ? (
            <span className="noscript:hidden">
              <button type="button" onClick={onBack} {...textLinkLook({ children: words.back })} />
            </span>
          ) : null}
        </div>
      </div>
      {step === 1 ? (
        <div className="noscript:hidden">
          <p className="mt-5 text-small text-muted">{words.promise}</p>
          <PrivacyLine {...words.privacy} />
        </div>
      ) : null}
      {isLast ? <PrivacyLine {...words.privacy} /> : null}
    </>
  );
}
