const OUTCOMES: Readonly<Record<string, string>> = {
  spoke: 'Spoke',
  no_answer: 'No answer',
  left_word: 'Left word',
  wrong_number: 'Wrong number',
};

/** What the forms say that write into the history of a lead. */
export const ANSWER = {
  outcomes: OUTCOMES,
  ways: {
    label: 'Write',
    note: 'Note',
    called: 'Called',
    call: 'Call',
    callNumber: (phone: string) => `Call ${phone}`,
  },
  hour: {
    fair: (time: string) => `${time} their time, a fair time to call`,
    unfair: (time: string) => `${time} their time, better written than called`,
  },
  note: {
    title: 'Note',
    label: 'Note, for the people of the desk alone',
    act: 'Add note',
    edit: 'Edit',
    editing: 'Change the note',
    save: 'Save note',
    keep: 'Leave it',
    empty: 'Write something first',
    long: (limit: number) => `Use ${limit.toLocaleString('en-GB')} characters at most`,
    count: (used: number, limit: number) =>
      `${used.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} characters`,
    edited: (at: string, by: string | null) =>
      by === null ? `Edited ${at}, see both` : `Edited by ${by}, ${at}, see both`,
    before: (by: string, at: string) => `${by}, ${at}`,
  },
  give: { open: 'Give to…', person: 'Give to', act: 'Give' },
  called: {
    title: 'Called',
    how: 'How it went',
    what: 'What was said',
    answers: 'This answers the lead and stops the clock',
    only: 'Only “Spoke” can answer it.',
    act: 'Add to history',
    choose: 'Choose how it went',
  },
} as const;
