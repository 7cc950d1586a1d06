import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What people may do in the desk, the most first. */
export const ROLES = ['owner', 'member', 'reader'] as const;

/** What somebody may do in the desk. */
export type Role = (typeof ROLES)[number];

/** For how long what somebody did can be taken back. */
export const UNDO_SECONDS = [10, 30, 60] as const;

/** One of the times for which what somebody did can be taken back. */
export type UndoSeconds = (typeof UNDO_SECONDS)[number];

/** Somebody who may or might come into the desk; address, mailbox and name are null once they are erased. */
export type PersonTable = {
  id: Generated<string>;
  email: string | null;
  mailbox: string | null;
  name: string | null;
  role: Role;
  version: Generated<number>;
  undo_seconds: Generated<UndoSeconds>;
  /** Whether single letters are keys of the desk. */
  single_keys: Generated<boolean>;
  /** What stands below their replies; null for their name and the brand's. */
  signature: string | null;
  created_at: Generated<Date>;
  invited_by: string | null;
  joined_at: Date | null;
  last_seen_at: Date | null;
  /** When the mail about late leads last left for them. */
  late_told_at: Date | null;
  removed_at: Date | null;
  erased_at: Date | null;
};

/** A link that lets somebody in for the first time; without a person it is for the first owner. */
export type InvitationTable = {
  id: Generated<string>;
  person_id: string | null;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  taken_back_at: Date | null;
};

/** A passkey with which somebody signs in. */
export type PasskeyTable = {
  id: Generated<string>;
  person_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** How often it was used, as it says itself; those of some makers always say nought. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  is_backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
};

/** What a passkey is asked to sign for. */
export type PasskeyPurpose = 'sign_in' | 'register' | 'prove';

/** What a passkey has to sign, once. */
export type PasskeyChallengeTable = {
  id: Generated<string>;
  challenge: string;
  browser_hash: Buffer;
  purpose: PasskeyPurpose;
  person_id: string | null;
  created_at: Date;
  expires_at: Date;
};

/** Somebody who asked for a link and a code by mail; without a person where the address is nobody's. */
export type SignInRequestTable = {
  id: Generated<string>;
  person_id: string | null;
  browser_hash: Buffer;
  link_hash: Buffer;
  code_hash: Buffer;
  tries_left: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

/** Every way to sign in. */
export const WAYS = ['passkey', 'link', 'code', 'invitation', 'oidc'] as const;

/** How somebody can sign in. */
export type Way = (typeof WAYS)[number];

/** A browser that somebody is signed in with. */
export type DeskSessionTable = {
  id: Generated<string>;
  person_id: string;
  token_hash: Buffer;
  created_at: Date;
  last_seen_at: Date;
  proved_at: Date;
  ends_at: Date;
  way: Way;
  agent: string;
  address_group: string;
};

/** Who does things: somebody who is signed in, the operator's command, a service by itself, or whoever is outside. */
export type ActorKind = 'person' | 'command' | 'service' | 'visitor';

/** A line of the log; it can be written and read, and that is all. */
export type AuditLogTable = {
  id: GeneratedAlways<string>;
  at: ColumnType<Date, Date, never>;
  actor_kind: ColumnType<ActorKind, ActorKind, never>;
  person_id: ColumnType<string | null, string | null, never>;
  act: ColumnType<string, string, never>;
  record_kind: ColumnType<string | null, string | null, never>;
  record_id: ColumnType<string | null, string | null, never>;
  fields: ColumnType<string[], string[], never>;
  address_group: ColumnType<string | null, string | null, never>;
};

/** Somebody on the way to an OpenID Connect provider and back, once. */
export type OidcRequestTable = {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  /** Who has to be proved to be there; null where somebody signs in. */
  person_id: string | null;
  to_path: string;
  created_at: Date;
  expires_at: Date;
};

/** With which account of an OpenID Connect provider a person first came. */
export type OidcAccountTable = {
  person_id: string;
  issuer: string;
  subject_hash: Buffer;
  created_at: Date;
};

/** Who has the page of a lead open, since when, and when they were last seen there. */
export type LeadPresenceTable = {
  reference: string;
  person_id: string;
  since: Date;
  seen_at: Date;
};

/** What somebody noted about a lead. */
export type LeadNoteTable = {
  id: Generated<string>;
  lead_id: string;
  person_id: string | null;
  actor_kind: ActorKind;
  body: string;
  version: Generated<number>;
  created_at: Generated<Date>;
  edited_at: Date | null;
  /** Who wrote what it says now, once it was changed. */
  edited_by: string | null;
};

/** What a note said before it was changed, with who wrote that and when. */
export type LeadNoteVersionTable = {
  note_id: string;
  version: number;
  body: string;
  person_id: string | null;
  at: Date;
};

/** A view of the leads under a name that a person gave it; `query` is the part of its address after the question mark. */
export type LeadViewTable = {
  id: Generated<string>;
  person_id: string;
  name: string;
  query: string;
  created_at: Generated<Date>;
};
