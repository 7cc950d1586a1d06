import './lead-form.css';

import { TRAP_FIELD } from '@high-street/contract';
import { TrapField } from '@high-street/ui';
import type { ReactNode } from 'react';

import type { LeadFormWords } from './form-words.ts';
import type { LeadForm } from './use-lead-form.ts';

type LeadFormFrameProps = {
  form: LeadForm;
  words: LeadFormWords;
  /** Where a browser without scripts posts it; the page's own address, with the plan in it, when absent. */
  action?: string;
  onSubmit: () => void;
  className?: string;
  step?: number;
  children: ReactNode;
};

/** The form element of both modes: sent by script where there is one, posted as it is where there is none. */
export function LeadFormFrame(props: LeadFormFrameProps) {
  const { form, words, action, onSubmit, className, step, children } = props;
  const { trapRef, handleInput } = form.robot;
  const { formRef } = form.input;
  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      noValidate
      className={className}
      data-step={step}
      onInput={handleInput}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <TrapField name={TRAP_FIELD} label={words.trap} ref={trapRef} />
    </form>
  );
}
