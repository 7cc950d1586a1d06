import { ALERT, buildRegisterContacts, DEFAULT_PLAN } from '@high-street/contract';

import { RegisterPicture, type RegisterPictureWords } from '#/sections/register-picture.tsx';

import type { DemoLink } from './fields/other-number.tsx';
import type { WizardWords } from './form-words.ts';
import { useLeadForm, type LeadFormSetting } from './use-lead-form.ts';
import { useWizardStep } from './wizard/use-wizard-step.ts';
import { WizardForm } from './wizard/wizard-form.tsx';

type RegisterProps = Omit<LeadFormSetting, 'mode'> & {
  title: string;
  words: WizardWords;
  pictureWords: RegisterPictureWords;
  demo: DemoLink | null;
};

/** The register wizard beside the shop that goes up while it is filled in. */
export function Register({ title, words, pictureWords, demo, ...setting }: RegisterProps) {
  const form = useLeadForm({ ...setting, mode: 'register' });
  const { input, submission } = form;
  const wizard = useWizardStep(input.values, input.isReady, form.progress.reach);
  const { step, plan } = wizard;

  async function handleSubmit(): Promise<void> {
    const contacts = buildRegisterContacts({ ...input.values, subscribedPlan: plan });
    if (!(await form.send(contacts))) return;
    submission.restart();
    // With a plan, /pricing says it.
    if (plan === DEFAULT_PLAN) submission.showAlert(ALERT.success);
    wizard.finish();
  }

  // On a narrow screen the picture is over the form, but after it in the page: its room is kept, so that the form does not
  // move when it comes.
  return (
    <section className="grid max-lg:grid-rows-[minmax(220px,auto)_auto] lg:grid-cols-[minmax(0,1fr)_min(560px,42vw)]">
      <div className="row-start-2 px-[clamp(20px,5.5vw,80px)] pt-7 pb-14 lg:min-h-[960px] lg:pt-13 lg:pr-[clamp(32px,5vw,72px)] lg:pb-20 lg:row-start-1 lg:pl-[max(clamp(20px,5.5vw,80px),(100vw-1280px)/2)]">
        <h1 className="sign text-[clamp(2rem,1.6rem_+_1.6vw,2.9rem)]/[1.06] tracking-[-0.03em]">
          {title}
        </h1>
        <WizardForm
          form={form}
          wizard={wizard}
          words={words}
          supportEmail={setting.sender.email}
          demo={demo}
          onSubmit={() => void handleSubmit()}
        />
      </div>
      <RegisterPicture
        step={step}
        storeName={input.values.storeName}
        plan={words.plans[plan]}
        planLabel={words.planLabel}
        words={pictureWords}
      />
    </section>
  );
}
