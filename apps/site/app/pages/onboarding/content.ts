import { formLines } from '#/content/lead-form.ts';
import type { WizardWords } from '#/features/lead-form/form-words.ts';
import type { RegisterPictureWords } from '#/sections/register-picture.tsx';
import type { ChangeDate, PageWords } from '#/seo/page-meta.ts';

export const page = {
  title: 'Register',
  description:
    'Register your shop in three short steps. A 7-day free trial, with no payment information required.',
} satisfies PageWords;

export const updated = '2026-11-29' satisfies ChangeDate;

export const title = "Let's Get Started"; // literal

export const wizard = {
  ...formLines,
  chosen: 'chosen',
  chooseOne: 'Choose one',
  steps: ['Profile details', 'Choose your business', 'Brand and growth'],
  progress: {
    step: 'Step',
    of: 'of',
    next: 'Next:',
    last: 'The last one',
    done: 'Done:',
  },
  proceed: 'Continue', // literal
  submit: 'Complete Submission', // literal
  back: 'Back',
  promise: '7-day free trial. No payment information required.',
  planLabel: 'Chosen plan:',
  plans: {
    trial: { name: 'Trial plan', line: 'Seven days, nothing to pay' },
    Basic: { name: 'Basic plan', line: 'Seven days free first' },
    Growth: { name: 'Growth plan', line: 'Seven days free first' },
    Scale: { name: 'Scale plan', line: 'Seven days free first' },
  },
} satisfies WizardWords;

export const picture = {
  steps: {
    1: {
      title: 'An empty plot, and good light',
      line: 'Three lines from you and the scaffold goes up.',
    },
    2: {
      title: 'Your shop is taking shape',
      line: 'The sign fills in as you type. Next step, the awning goes up.',
    },
    3: { title: 'Awning up. Kettle on.', line: 'One last page, then the sign turns round.' },
  },
  sign: { hoarding: 'A shop opens here', nameToFollow: 'Name to follow', blankSign: 'your sign' },
} satisfies RegisterPictureWords;
