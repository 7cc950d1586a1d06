/** What the pages say on which somebody signs in. */
export const WORDS = {
  title: 'Sign in',
  lede: 'Your phone, your key or this computer can let you in.',
  unsent:
    'You were signed out, so what you sent was not saved. Sign in, go back, and send it again.',
  or: 'or by email',
  email: 'Email',
  noAddress: 'Enter an email address, such as name@company.example',
  send: 'Send a link and a code',
  noMail: {
    strong: 'No mail server answers.',
    ask: 'Ask whoever runs the desk for',
    command: 'npm run desk -- invite',
    passkey: 'A passkey works without email.',
  },
  codeTitle: 'Look in your email',
  asked: (email: string) => `If ${email} belongs to the desk, an email is there within a minute.`,
  both: (until: string) =>
    `Open its link in this browser, or type its code here if you read email elsewhere. Both end at ${until}.`,
  open: 'Open the desk',
  another: 'Send another',
  passkey: 'Use a passkey instead',
  linkTitle: 'One more press',
  youAsked: (at: string, agent: string) => `You asked for this at ${at} in ${agent}.`,
  nothingHere: {
    elsewhere: {
      title: 'This link opens elsewhere',
      lede: 'It works in the browser that asked for it, and in no other. Open it there, or type the code of the same email there.',
    },
    over: {
      title: 'This link opens nothing here',
      lede: 'It may be old, or used already. If another browser asked for it, open it there, or type the code of the same email there.',
    },
  },
  wrongLink: 'That link did not open the desk. It may be old, or used already.',
  again: 'Ask for another',
} as const;
