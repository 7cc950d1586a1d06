import { eraseByEmail, type ErasedPerson } from '@high-street/leads';
import { type Database, systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import type { Kysely } from 'kysely';

/** Erases a person as the command does. */
export function erasePerson(db: Kysely<Database>, email: string): Promise<ErasedPerson> {
  const audit = createAuditLog({ db, clock: systemClock });
  return eraseByEmail(db, email, { audit, actor: { kind: 'command' } });
}
