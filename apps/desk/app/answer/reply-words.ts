const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const inWords = (count: number) => COUNTS[count] ?? count.toLocaleString('en-GB');

/** What the form of a reply and the lines about replies say. */
export const REPLY = {
  title: 'Reply',
  way: 'Reply',
  label: (name: string) => `Reply to ${name}`,
  placeholder: (name: string) => `Write to ${name}…`,
  to: 'To',
  from: 'From',
  confirmation: 'Threads under the confirmation',
  under: (whose: string, at: string) => `Threads under ${whose} reply of ${at}`,
  your: 'your',
  whose: (name: string) => `${name}’s`,
  signature: 'Your signature, which comes below by itself',
  changeSignature: 'Change it',
  act: 'Send reply',
  again: 'Send it all the same',
  count: (used: number, limit: number) =>
    `${used.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} characters`,
  blanks: (count: number) =>
    count === 1
      ? 'One blank to fill or take out.'
      : `${inWords(count)} blanks to fill or take out.`,
  nextBlank: 'Go to the next',
  empty: 'Write something first',
  long: 'Use fewer words',
  used: 'A reply was sent with this form before. Your words are kept: send them again if they are meant.',
  closed: {
    withdrawn: 'The visitor has withdrawn this lead, so no reply is sent.',
    apart: 'This lead is in quarantine or in the bin. Take it out of there first.',
    kept: 'Your words:',
  },
  draft: { kept: (at: string) => `Draft kept ${at}`, device: 'Draft kept on this device' },
  saved: {
    label: 'Saved reply',
    choose: 'Choose one',
    use: 'Use it',
    failed: 'That saved reply could not be read.',
  },
  writing: {
    who: (names: string, count: number) =>
      `${names} ${count === 1 ? 'is writing a reply' : 'are writing replies'}`,
    since: 'since',
    wait: 'Yours can wait, or say so in a note.',
    note: 'Write a note',
  },
  overtaken: {
    title: (name: string) => `${name} has replied meanwhile`,
    line: (at: string) =>
      `That was at ${at}. Nothing of yours was sent. Your words are kept below: change them, or send them all the same.`,
  },
  written: 'replied.',
  /** It was on its way when nobody needed it any more. */
  unsent: 'wrote a reply, which was not sent.',
  /** After `The desk`. */
  stopped: (name: string) => `did not send the reply that ${name} wrote, as the visitor withdrew.`,
  pending: {
    line: (at: string) => `replied. It leaves at ${at}.`,
    strong: 'Not sent yet.',
    rest: 'Close the page if you like: it goes by itself.',
    undo: 'Undo',
    until: (at: string) => `Undo until ${at}`,
  },
  somebody: 'Somebody',
} as const;
