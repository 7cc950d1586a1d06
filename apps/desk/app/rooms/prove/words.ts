/** What the page says that asks somebody to show again who they are. */
export const WORDS = {
  title: 'Is it still you?',
  lede: 'This is asked before anything important, when ten minutes have passed since the last time.',
  kept: 'What you sent is kept, and goes on from here.',
  or: 'or by email',
  mail: (email: string) => `Send a code to ${email}`,
  mailed: (email: string) => `A code is on its way to ${email}.`,
  another: 'Send another',
  go: 'Go on',
  back: 'Leave it',
  file: {
    title: 'Your file is ready',
    press: 'Press the button, and it comes.',
    comes: 'It is on its way. If it does not come, press the button.',
    get: 'Download the file',
    back: (room: string) => `Back to ${room}`,
  },
} as const;
