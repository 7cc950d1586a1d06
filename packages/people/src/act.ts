/** What can happen to people and their ways in, by the name that the log keeps, in words for those who read it. */
export const PEOPLE_ACTS = {
  invited: 'invited a person',
  invitation_taken_back: 'took an invitation back',
  joined: 'joined',
  signed_in: 'signed in',
  sign_in_refused: 'sign-in refused',
  sign_in_mail_asked: 'asked for a sign-in mail',
  proved: 'confirmed who they are',
  signed_out: 'signed out',
  session_ended: 'ended a session',
  sessions_ended: 'ended sessions',
  role_changed: 'changed a role',
  person_changed: 'changed a person',
  person_removed: 'removed a person',
  person_erased: 'erased a person',
  passkey_added: 'added a passkey',
  passkey_renamed: 'renamed a passkey',
  passkey_removed: 'removed a passkey',
  audit_exported: 'exported the log',
} as const;

/** The name of something that can happen to people and their ways in. */
export type PeopleAct = keyof typeof PEOPLE_ACTS;
