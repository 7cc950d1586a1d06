import type { Role } from '@high-street/people';

const ROLES = {
  owner: 'an owner, who does everything there',
  member: 'a member, who answers those who write',
  reader: 'a reader, who sees everything and changes nothing',
} satisfies Record<Role, string>;

/** What the pages of an invitation say. */
export const WORDS = {
  title: (brand: string) => `Join the desk of ${brand}`,
  asked: (role: Role) => `You are invited as ${ROLES[role]}.`,
  first:
    'You are the first to come in, and its owner. The desk is where you answer those who write to you.',
  name: 'Your name',
  nameHint: 'Colleagues see it, and so does whoever gets an email from you.',
  email: 'Your email',
  emailHint: 'Sign-in links go there.',
  noName: 'Enter your name, in 80 characters at most',
  noEmail: 'Enter an email address, such as name@company.example',
  join: 'Join',
  overTitle: 'Nothing to open here',
  over: 'This invitation is used, over or taken back. Ask for a new one.',
  signIn: 'Sign in instead',
  welcome: (name: string) => `Welcome, ${name}`,
  advice: 'Make a passkey now, and a second one soon: with two, one lost device locks nobody out.',
  make: 'Make a passkey',
  open: 'Open the desk',
} as const;
