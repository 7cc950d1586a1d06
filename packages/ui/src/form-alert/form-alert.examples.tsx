import { FormAlert } from './form-alert.tsx';

/** Both tones of the banner. */
export const examples = [
  {
    title: 'error',
    render: () => <FormAlert>Please fill in all required fields.</FormAlert>,
  },
  {
    title: 'success',
    render: () => <FormAlert tone="success">Form submitted successfully!</FormAlert>,
  },
];
