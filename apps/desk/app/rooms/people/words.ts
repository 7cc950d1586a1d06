import type { Role } from '@high-street/people';

/** How many people there are, as the room's first line says it. */
function countPeople(people: number, owners: number): string {
  const who = people === 1 ? 'One person' : `${people} people`;
  return `${who}, ${owners === 1 ? 'one owner' : `${owners} owners`}.`;
}

/** What the room of people says. */
export const WORDS = {
  title: 'People',
  count: countPeople,
  secondOwner: 'A second owner is advised, so that a lost key locks nobody out.',
  invite: {
    title: 'Invite someone',
    email: 'Email',
    emailExample: 'name@company.example',
    name: 'Name',
    role: 'Role',
    send: 'Send the invitation',
    link: (hours: number) =>
      `Its link works once, within ${hours} hours. Where no mail server takes it, the desk shows you the link to hand over.`,
  },
  roles: {
    owner: { name: 'Owner', may: 'Everything, with people, erasing and settings' },
    member: { name: 'Member', may: 'Answers, marks, books, releases' },
    reader: { name: 'Reader', may: 'Reads everything, changes nothing' },
  } satisfies Record<Role, { name: string; may: string }>,
  columns: {
    person: 'Person',
    role: 'Role',
    way: 'Signs in with',
    seen: (zone: string) => `Last here (${zone})`,
    sessions: 'Sessions',
    acts: 'What you can do',
  },
  caption: 'Everybody who may come in, and everybody who is invited',
  you: 'You',
  passkeys: (count: number) =>
    count === 0 ? 'Email only' : count === 1 ? '1 passkey' : `${count} passkeys`,
  secondKey: 'a second is advised',
  notYet: 'Not yet',
  somebody: 'That person',
  invited: (by: string | null, at: string) =>
    by === null ? `Invited ${at}` : `Invited by ${by}, ${at}`,
  ended: (at: string) => `Invitation ended ${at}`,
  endedLongAgo: 'Invitation ended long ago',
  roleOf: (name: string) => `Role of ${name}`,
  saveRole: 'Save',
  endSessions: 'Sign out everywhere',
  remove: 'Remove',
  sendAgain: 'Send again',
  newLink: 'New link',
  takeBack: 'Take back',
  about: (name: string) => `: ${name}`,
  gone: {
    title: 'Removed',
    line: 'They cannot come in. Their names stay beside what they did until you erase them.',
    on: 'removed',
    erase: 'Erase…',
  },
  link: {
    title: (name: string) => `The invitation of ${name}`,
    line: (until: string) =>
      `Hand this link over. It works once, until ${until}, and is not shown again.`,
    label: 'Link',
    copy: 'Copy',
    copied: 'Copied',
  },
  done: {
    invited: (name: string) => ({ strong: 'Invited.', rest: `An email is on its way to ${name}.` }),
    'invited-again': (name: string) => ({
      strong: 'Invited again.',
      rest: `An email is on its way to ${name}.`,
    }),
    role: (name: string) => ({
      strong: 'Role saved.',
      rest: `${name} is signed out and comes back in with the new one.`,
    }),
    ended: (name: string) => ({ strong: 'Signed out.', rest: `${name} has no session left.` }),
    removed: (name: string) => ({ strong: 'Removed.', rest: `${name} cannot come in any more.` }),
    taken: () => ({ strong: 'Taken back.', rest: 'The link in the email no longer works.' }),
    erased: () => ({ strong: 'Erased.', rest: 'Nothing of that person is stored here any more.' }),
  },
  faults: {
    email: 'Enter an email address, such as name@company.example',
    name: 'Use 80 characters at most',
    here: 'This person is here already',
    cameIn: 'This person has come in meanwhile. “Remove” takes them out.',
    lastOwner: 'There must be one owner. Make somebody else an owner first.',
  },
  removing: {
    title: (name: string) => `Remove ${name}?`,
    goes: 'Goes',
    stays: 'Stays',
    going: ['All their sessions, at once', 'Their passkeys, and any mailed link or invitation'],
    staying: ['Their lines in the audit log', 'Their name, until you erase it'],
    changed:
      'Somebody changed this person while you had the page open. Look again before you remove them.',
    act: 'Remove',
    keep: 'Keep',
  },
  erasing: {
    title: (name: string) => `Erase ${name} for good?`,
    line: 'It cannot be brought back.',
    going: ['Their name', 'Their email address'],
    staying: ['Their lines in the audit log, which then name nobody'],
    act: 'Erase for good',
  },
} as const;
