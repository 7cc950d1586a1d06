import { CRM_UPDATE, upsertContact } from '@high-street/leads';
import type { Database } from '@high-street/server';
import type { DeliveryStore } from '@high-street/server/deliveries';
import { ApiError, hasServerKey } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';

const ACCEPTED = 202;
const UNKEPT = 'Texts must have neither U+0000 nor half of a surrogate pair';
const payloadSchema = z.record(z.string(), z.unknown());

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair in JSON; an emoji that was cut in two leaves the latter. */
const canBeKept = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Whether a value, to its depth, has nothing but texts and names that can be kept. */
function hasKeptTexts(value: unknown): boolean {
  const open = [value];
  for (const each of open) {
    if (typeof each === 'string' && !canBeKept(each)) return false;
    if (typeof each !== 'object' || each === null) continue;
    if (!Object.keys(each).every(canBeKept)) return false;
    open.push(...Object.values(each));
  }
  return true;
}

type Parts = {
  readonly db: Kysely<Database>;
  readonly deliveries: Pick<DeliveryStore, 'add'>;
  /** Without a CRM the contact is kept here alone. */
  readonly hasCrm: boolean;
  /** The server key; without one the call is refused. */
  readonly key: string | undefined;
};

/**
 * `POST /api/crm/createOrUpdate` for other servers of the provider, never for the browser: creates or updates a contact
 * and passes the JSON object on to the CRM, where there is one, as durably as a lead.
 */
export function addCrmRoutes(app: FastifyInstance, { db, deliveries, hasCrm, key }: Parts): void {
  app.post('/api/crm/createOrUpdate', async (request, reply) => {
    if (key === undefined || !hasServerKey(request, key)) {
      throw new ApiError('server_key_wrong', 'no server key, or a wrong one');
    }
    const parsed = payloadSchema.safeParse(request.body);
    if (!parsed.success) {
      throw new ApiError('invalid_contact', 'the body is no JSON object');
    }
    const faults = Object.entries(parsed.data)
      .filter((entry) => !hasKeptTexts(entry))
      .map(([field]) => ({ field: field.toWellFormed(), message: UNKEPT }));
    if (faults.length > 0) throw new ApiError('invalid_contact', 'a text cannot be kept', faults);
    const id = await db.transaction().execute((trx) => upsertContact(trx, parsed.data));
    if (hasCrm) await deliveries.add(db, [{ kind: CRM_UPDATE.kind, payload: parsed.data }]);
    reply.status(ACCEPTED);
    return { success: true, id };
  });
}
