import type { Clock, Database } from '@high-street/server';
import type { AuditLog, AuditNote } from '@high-street/server/audit';
import type { Kysely, Transaction } from 'kysely';

import type { PeopleAct } from './act.ts';

/** What everything about people works with. */
export type PeopleParts = {
  readonly db: Kysely<Database>;
  readonly audit: Pick<AuditLog, 'write' | 'writeAll'>;
  readonly clock: Clock;
};

/** A change that is made completely or not at all, with its line in the log. */
export type Change = Transaction<Database>;

/** A line of the log about people. */
export type PeopleNote = AuditNote & { readonly act: PeopleAct };
