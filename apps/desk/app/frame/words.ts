/** What the frame around every room says. */
export const WORDS = {
  desk: 'Desk',
  rooms: 'Rooms',
  skip: 'Skip to the room',
  skipToList: 'Skip to the list',
  more: 'More',
  you: (name: string) => `You, ${name}`,
  search: 'Search the leads',
  counts: {
    leads: (count: string) => `${count} waiting`,
    bookings: (count: string) => `${count} today`,
    quarantine: (count: string) => `${count} in quarantine`,
    deliveries: (count: string) => `${count} given up`,
  },
  keys: 'All keys',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  loading: 'Loading…',
  offline: {
    since: (time: string) => `No connection since ${time}.`,
    meaning: 'You can read what is here. Nothing is sent until you are back.',
    again: 'Try now',
  },
  roles: { owner: 'Owner', member: 'Member', reader: 'Reader' },
} as const;

/** Where a page leads that has nothing: Next up, or Leads for who only reads. */
const HOME = 'Go to the start page';

/** The pages that stand in for a room that cannot be shown. */
export const FAULTS = {
  failed: {
    title: 'This page could not be read',
    line: 'Nothing you saved is lost. The desk or its database did not answer in time.',
    act: 'Try again',
    tell: (time: string, request: string) => `Tell whoever runs it: ${time}, request ${request}`,
  },
  busy: {
    title: 'The desk is busy',
    line: 'It could not take this in time. What you saved is safe; if you sent something just now, go back and send it again.',
    act: 'Try again',
  },
  unsent: {
    title: 'No answer came',
    line: 'The desk or its database did not answer in time, so what you sent may not be saved. It is kept on this page.',
    notKept:
      'The desk or its database did not answer in time, so what you sent may not be saved. Go back and send it again.',
    written: 'What you wrote',
    act: 'Send it again',
  },
  signedOut: {
    title: 'You are signed out',
    line: 'What you sent is not saved. It is kept on this page: sign in in another tab, then send it again.',
    signIn: 'Sign in in another tab',
  },
  missing: {
    title: 'There is no such page',
    line: 'The address may be mistyped, or what it named is gone.',
    act: HOME,
  },
  refused: {
    title: 'Not open to you',
    notChange: 'You can read here, not change.',
    notRead: 'This page is not for your role.',
    ask: (owner: string | null) =>
      owner === null
        ? 'Ask an owner if that is wrong.'
        : `Ask ${owner} or another owner if that is wrong.`,
    act: HOME,
  },
  old: {
    title: 'That form was too old',
    line: 'Nothing was changed. Go back, load the page again, and repeat what you did.',
    act: HOME,
  },
} as const;
