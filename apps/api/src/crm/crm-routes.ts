import { LENGTH_LIMIT } from '@high-street/contract';
import { CONTACT_KEYS, CRM_UPDATE, upsertContact } from '@high-street/leads';
import type { Database } from '@high-street/server';
import type { DeliveryStore } from '@high-street/server/deliveries';
import { ApiError, hasServerKey } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';

const ACCEPTED = 202;
/** Far deeper than a contact is, and far less than JSON that Node or PostgreSQL fails to write for want of stack. */
const MOST_DEEP = 100;
const TOO_DEEP = `Objects and lists must not lie more than ${MOST_DEEP} deep in each other`;
const UNKEPT = 'Texts must have neither U+0000 nor half of a surrogate pair';
const TOO_LONG = `An email address or a number must be ${LENGTH_LIMIT.email} characters or fewer`;
const payloadSchema = z.record(z.string(), z.unknown());

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair in JSON; an emoji that was cut in two leaves the latter. */
const canBeKept = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Why a field cannot be kept, its name included; null where it can. */
function findFault(field: readonly [string, unknown]): string | null {
  const [name, value] = field;
  const isKey = CONTACT_KEYS.includes(name) && typeof value === 'string';
  if (isKey && value.length > LENGTH_LIMIT.email) return TOO_LONG;
  let level: readonly unknown[] = field;
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((each) => typeof each === 'object' && each !== null);
    if (depth === MOST_DEEP && objects.length > 0) return TOO_DEEP;
    const texts = [...level, ...objects.flatMap(Object.keys)].filter(
      (each) => typeof each === 'string',
    );
    if (!texts.every(canBeKept)) return UNKEPT;
    level = objects.flatMap((each): unknown[] => Object.values(each));
  }
  return null;
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
    const faults = Object.entries(parsed.data).flatMap((entry) => {
      const message = findFault(entry);
      return message === null ? [] : [{ field: entry[0].toWellFormed(), message }];
    });
    if (faults.length > 0) throw new ApiError('invalid_contact', 'a field cannot be kept', faults);
    // Together: whoever erases the person meanwhile waits for the contact, and then finds the call.
    const id = await db.transaction().execute(async (trx) => {
      const contactId = await upsertContact(trx, parsed.data);
      if (hasCrm) await deliveries.add(trx, [{ kind: CRM_UPDATE.kind, payload: parsed.data }]);
      return contactId;
    });
    reply.status(ACCEPTED);
    return { success: true, id };
  });
}
