import type { Database } from '@high-street/server';
import type { Actor, AuditLog } from '@high-street/server/audit';
import type { Kysely, Transaction } from 'kysely';

/** What every act about leads works with. */
export type LeadDeskParts = {
  readonly db: Kysely<Database>;
  readonly audit: Pick<AuditLog, 'write' | 'writeAll'>;
};

/** An act that is done completely or not at all, whose it is, and where its line in the log goes. */
export type Act = {
  readonly trx: Transaction<Database>;
  readonly audit: LeadDeskParts['audit'];
  readonly actor: Actor;
};

/** Does something about leads as one transaction. */
export function runAct<Result>(
  { db, audit }: LeadDeskParts,
  actor: Actor,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute((trx) => work({ trx, audit, actor }));
}
