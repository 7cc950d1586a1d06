/** What the result pages say beside the exact alerts and the texts of the error table. */
export const WORDS = {
  faults: 'What to put right',
  kept: 'What you typed is in the form below.',
  goBack: 'Your browser’s Back button brings back the form with what you typed.',
  nothingStored:
    'Nothing was stored. What you typed is in the form below, and sending it again is safe.',
  copy: 'A copy is on its way to your inbox.',
  mailAgain:
    'Your details are stored. Sending the form again unchanged stores nothing twice and only tries the email once more.',
  reference: (reference: string) =>
    `Your reference is ${reference}. Keep it at hand if you write again.`,
  trap: 'Leave this empty',
  otherNumber: {
    question: 'No ten-digit number?',
    demo: 'Book a demo',
    newTab: 'opens in a new tab',
    or: 'or',
    write: 'write to us',
    /** Where nobody books. */
    writeAlone: 'Write to us',
  },
  privacy: {
    text: 'We use these details only for what you ask us for.',
    label: 'Privacy Policy',
    newTab: 'PDF, opens in a new tab',
    to: '/doc/privacy-policy.pdf',
  },
  form: 'Back to the form',
  startAgain: 'Start again with an empty form',
  pricing: { label: 'Back to the plans', to: '/pricing' },
  home: { label: 'Back to Home', to: '/' },
} as const;
