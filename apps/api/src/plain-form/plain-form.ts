import type { FormMode } from '@high-street/contract';

import { listPlainFields, type PlainField } from './plain-field.ts';

/** A form without scripts: where it is posted to and what it asks. */
export type PlainForm = {
  readonly mode: FormMode;
  /** The address of the page that holds it and of the post; the same, so that the form needs no action. */
  readonly path: '/enquiry' | '/onboarding';
  readonly submit: string;
  readonly fields: readonly PlainField[];
};

export const PLAIN_FORMS: readonly PlainForm[] = [
  { mode: 'enquiry', path: '/enquiry', submit: 'Submit', fields: listPlainFields('enquiry') },
  {
    mode: 'register',
    path: '/onboarding',
    submit: 'Complete Submission',
    fields: listPlainFields('register'),
  },
];
