import type { LeadFormWords } from '#/features/lead-form/form-words.ts';

import { footer } from './navigation.ts';

/** Lines that both forms show. */
export const formLines = {
  suggestion: 'Did you mean',
  otherNumber: {
    question: 'No ten-digit number?',
    demo: 'Book a demo',
    or: 'or',
    write: 'write to us',
    writeAlone: 'Write to us',
  },
  characters: { of: 'of', unit: 'characters' },
  restored: {
    notice: 'What you typed before is still here.',
    startAgain: 'Start again',
  },
  kept: {
    online: 'Nothing you typed is lost. You can send it again.',
    offline:
      'You seem to be offline. What you typed is kept: send it again when the connection is back.',
  },
  submit: 'Submit', // literal
  submitting: 'Submitting...', // literal
  privacy: {
    text: 'We use these details only for what you ask us for.',
    link: { label: 'Privacy Policy', to: '/doc/privacy-policy.pdf' },
    newTab: footer.newTab,
  },
  trap: 'Leave this empty',
} satisfies LeadFormWords;
