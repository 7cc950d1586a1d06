const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const figure = (count: number) => count.toLocaleString('en-GB');
const some = (count: number) => SMALL[count] ?? figure(count);

function capital(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase('en-GB')}${text.slice(1)}`;
}

/** What each spam signal is called in a word or three; what it means stands where the signals are. */
const SIGNS: Readonly<Record<string, string>> = {
  trap_filled: 'Hidden field filled',
  token_missing: 'No form token',
  token_young: 'Sent too fast',
  token_invalid: 'Form token not valid',
  token_reused: 'Token used again',
  no_page: 'No page named',
  many_links: 'Many links',
};

function timesBefore(count: number): string {
  return count === 1 ? 'once before' : count === 2 ? 'twice before' : `${some(count)} times before`;
}

function binnedOf(count: number, binned: number): string {
  if (binned === 0) return 'None of them is in the bin.';
  if (binned < count) {
    return `${capital(some(binned))} of them ${binned === 1 ? 'is' : 'are'} in the bin.`;
  }
  return count === 1
    ? 'It is in the bin.'
    : count === 2
      ? 'Both are in the bin.'
      : 'All are in the bin.';
}

/** What the room of quarantine says. */
export const WORDS = {
  title: 'Quarantine',
  count: (kept: number) => `${figure(kept)} in quarantine.`,
  meaning:
    'No email has been sent and no clock runs. Two signs of a robot quarantine a lead; one never does.',
  binMeaning: (days: number) =>
    `What is binned can be restored for ${days} days. Then it is erased.`,
  releasedMeaning: 'These were in quarantine until somebody released them.',
  views: {
    label: 'Views',
    kept: 'Quarantine',
    bin: 'Bin',
    released: 'Released',
  },
  list: {
    kept: 'Leads in quarantine, newest first',
    bin: 'Leads in the bin, the last binned first',
    released: 'Released leads, the last released first',
  },
  noStore: 'no store name',
  noText: 'No text was sent.',
  sign: (code: string) => SIGNS[code] ?? code,
  signs: (count: number) =>
    count === 1 ? 'One sign of a robot' : `${capital(some(count))} signs of a robot`,
  facts: {
    words: (count: number, binned: number) =>
      `The same words came ${timesBefore(count)}. ${binnedOf(count, binned)}`,
    token: (count: number) =>
      count === 1
        ? 'One other lead came with this token.'
        : `${capital(some(count))} other leads came with this token.`,
    mailbox: (count: number, answered: number) => {
      const leads = count === 1 ? 'One lead' : `${capital(some(count))} leads`;
      const rest = answered === 0 ? 'none answered' : `${some(answered)} answered`;
      return `${leads} came from this address before, ${rest}.`;
    },
    first: 'The first from this address.',
  },
  release: 'Release',
  bin: 'Bin',
  restore: 'Restore',
  open: 'Open the lead',
  about: (name: string) => `: ${name}`,
  binnedOn: (day: string) => `Binned by itself on ${day}`,
  erasedOn: (day: string) => `Erased for good on ${day}`,
  binned: 'Binned',
  released: 'Released',
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all',
  selected: (count: number) =>
    count === 0 ? 'With those selected:' : `${figure(count)} selected:`,
  rule: {
    title: 'Release by sign',
    line: 'Everything in quarantine with the sign is released, whatever other signs it has. Its emails are then sent, and no release can be taken back.',
    act: (count: number) => (count === 1 ? 'Release the one' : `Release all ${figure(count)}`),
    keptFor: (name: string) => ` kept for ${name}`,
  },
  bookings: {
    strong: (count: number) =>
      count === 1 ? 'One booking is held.' : `${capital(some(count))} bookings are held.`,
    rest: (count: number) =>
      count === 1
        ? 'It bears the same signs and waits in Bookings.'
        : 'They bear the same signs and wait in Bookings.',
    go: 'Go to Bookings',
  },
  done: {
    somebody: 'The lead',
    leads: (count: number) => (count === 1 ? 'One lead' : `${capital(some(count))} leads`),
    was: (count: number) => (count === 1 ? 'was' : 'were'),
    released: { strong: 'released.', rest: 'Their emails are on their way.' },
    binned: { strong: 'binned.', rest: null },
    restored: { strong: 'restored,', rest: 'to where they were before.' },
    nothing: {
      strong: 'Nothing to do.',
      rest: 'Nothing was selected, or somebody was faster.',
    },
    left: 'Nothing was done.',
    stale: (count: number) =>
      count === 0
        ? ''
        : count === 1
          ? 'One was changed meanwhile and is left as it is.'
          : `${capital(some(count))} were changed meanwhile and are left as they are.`,
    undo: 'Undo',
  },
  empty: {
    kept: {
      title: 'Nobody is in quarantine',
      line: 'Whoever writes with two signs of a robot waits here for you to judge.',
    },
    bin: { title: 'The bin is empty', line: 'What is binned stays here until it is erased.' },
    released: {
      title: 'Nobody was released yet',
      line: 'Whoever you release is listed here, and among the leads.',
    },
  },
  pages: 'Pages of the list',
  shown: (count: number, total: number) => `${figure(count)} of ${figure(total)}`,
  first: 'First',
  next: 'Next',
} as const;
