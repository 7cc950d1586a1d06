export { PEOPLE_ACTS, type PeopleAct } from './act.ts';
export type { PersonChanges } from './change-person.ts';
export * from './invitations.ts';
export { inviteFirstOwner, type Invite } from './invite.ts';
export { createQueue } from './queue.ts';
export type { FormerPerson, PersonRow } from './list-people.ts';
export * from './mail-sign-in.ts';
export { noteRefusal, type Outcome, type Refusal } from './outcome.ts';
export { createPasskeys, type Passkey, type Passkeys } from './passkeys.ts';
export { createPeopleDesk, type PeopleDesk } from './people-desk.ts';
export { AlreadyJoined, LastOwner, PersonGone } from './people-error.ts';
export type { Person } from './person.ts';
export { createToken } from './secret.ts';
export { createSessions, type Sessions, type Start } from './sessions.ts';
export type { Session } from './session.ts';
export {
  type Role,
  ROLES,
  StaleVersion,
  UNDO_SECONDS,
  type UndoSeconds,
  type Way,
  WAYS,
} from '@high-street/server';
