import { FIELD_LABELS } from '@high-street/contract';

const LABELS = Object.entries(FIELD_LABELS).map(([name, label]) => [name, label.toLowerCase()]);

/** The names of fields and of ways to sign in, as people know them. */
const FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LABELS),
  name: 'name',
  role: 'role',
  undoSeconds: 'time to take back',
  hasSingleKeys: 'single keys',
  signature: 'signature',
  oidc: 'OpenID Connect',
  startsAt: 'time',
  noShow: 'no-show',
  heldBy: 'who has it',
  lostReason: 'reason',
  marketingConsent: 'news and offers',
  // Names of services, with their capitals.
  facebook: FIELD_LABELS.facebook,
  instagram: FIELD_LABELS.instagram,
  q: 'search',
  with: 'who has them',
  since: 'from a day',
  until: 'to a day',
};

/** What a record is called that has no reference for people. */
const RECORDS: Readonly<Record<string, string>> = {
  session: 'a session',
  passkey: 'a passkey',
  audit_log: 'audit log',
  lead_view: 'a view',
};

/** What lines of the audit log say beside the words of their acts. */
export const LINE_WORDS = {
  actors: {
    command: 'The command',
    service: 'The desk',
    visitor: 'Somebody outside',
    person: 'Somebody removed',
  },
  fields: FIELDS,
  records: RECORDS,
  refused: 'Refused',
} as const;
