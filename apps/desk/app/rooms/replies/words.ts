/** What the room of saved replies says. */
export const WORDS = {
  title: 'Saved replies',
  lede: 'Written once, for everybody who answers. Blanks in square brackets are filled for each lead.',
  add: 'New reply',
  caption: 'Saved replies',
  columns: { reply: 'Reply', blanks: 'Blanks', changed: 'Changed' },
  none: 'No saved reply yet',
  noneLine: 'Save what you write again and again, and choose it where you answer a lead.',
  noBlanks: 'None',
  by: (name: string) => `by ${name}`,
  somebody: 'somebody removed',
  making: {
    title: 'New saved reply',
    act: 'Save the reply',
  },
  one: {
    act: 'Save',
    remove: 'Remove',
    stale: {
      strong: 'It was not removed.',
      rest: 'Somebody changed it while you had the page open. Read what it says now before you remove it.',
      now: 'It says now:',
    },
    version: (version: number) => `Version ${version}`,
    changed: 'changed',
    before: (count: number) => (count === 1 ? 'The version before' : `${count} versions before`),
    written: (by: string, at: string) => `by ${by}, ${at}`,
  },
  form: {
    name: 'Name',
    nameHint: 'As it is found in the list, such as Before the demo.',
    body: 'Words',
    hint: (names: string) =>
      `${names} are filled from the lead. Other words in square brackets stay as blanks, and nothing is sent while one is left. Your signature comes below by itself.`,
    count: (used: number, limit: number) =>
      `${used.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} characters`,
    keep: 'Leave it',
  },
  faults: {
    name: { empty: 'Enter a name', 'too-long': 'Use a shorter name' },
    body: { empty: 'Write something first', 'too-long': 'Use fewer words' },
  },
  done: {
    made: { strong: 'Saved.', rest: 'It can be chosen wherever a lead is answered.' },
    changed: { strong: 'Saved.', rest: 'What it said before is kept below it.' },
    removed: { strong: 'Removed.', rest: 'Nobody can choose it any more.' },
    restored: { strong: 'Back again.', rest: '' },
  },
  undo: 'Undo',
} as const;
