import { createAuditLog } from '@high-street/server/audit';
import { createTestDatabase, fakeClock } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

import {
  createInvitations,
  createMailSignIn,
  createPasskeys,
  createPeopleDesk,
  createSessions,
  type Person,
  type Role,
} from '#/index.ts';

/** Where the people of these tests reach their desk. */
export const ORIGIN = 'https://desk.shop.example';
/** From where they do. */
export const HOME = '2001:db8:1:2::/64';

const KEY = Buffer.alloc(32, 7);

/** Everything about people on a database of the test's own, with a clock that stands still until it is moved. */
export async function startTestDesk() {
  const { db, pool, url, close } = await createTestDatabase();
  onTestFinished(close);
  const clock = fakeClock(new Date());
  const audit = createAuditLog({ db, clock });
  const parts = { db, audit, clock };
  const people = createPeopleDesk(parts);
  const sessions = createSessions(parts);
  const invitations = createInvitations(parts);
  const relyingParty = { id: new URL(ORIGIN).hostname, name: 'The desk', origin: ORIGIN };

  /** Adds somebody who has joined; by the command, as nobody else is needed for it. */
  async function addPerson(email: string, role: Role = 'member'): Promise<Person> {
    const { token } = await people.invite({ email, role, actor: { kind: 'command' } });
    const person = await invitations.accept({ token, actorAddressGroup: HOME });
    if (!person) throw new Error(`${email} did not join`);
    return person;
  }

  return {
    db,
    pool,
    url,
    clock,
    audit,
    parts,
    people,
    sessions,
    invitations,
    mail: createMailSignIn({ ...parts, key: KEY }),
    passkeys: createPasskeys({ ...parts, relyingParty }),
    addPerson,

    /** Signs a person in, and gives the session with its token. */
    signIn: (personId: string) =>
      sessions.start({ personId, way: 'link', agent: 'Firefox on Linux', addressGroup: HOME }),

    /** The log from its first line, each as its act and what else is asked for. */
    async readLog() {
      const { lines } = await audit.list({}, { size: 1000 });
      return lines.toReversed();
    },
  };
}

/** Everything about people on a database of the test's own. */
export type TestDesk = Awaited<ReturnType<typeof startTestDesk>>;

/** Who acts as that person, at home. */
export function asPerson({ id }: Person) {
  return { kind: 'person', personId: id, addressGroup: HOME } as const;
}
