import { toAsciiDigits } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { MAILBOX_OF_LEAD, mailboxKey } from '@high-street/server/mailbox';
import { sql, type Kysely, type Transaction } from 'kysely';

/** An untyped record of a contact, passed on as it came. */
export type CrmPayload = Readonly<Record<string, unknown>>;

/** Where a payload says whom it is about. */
const EMAIL_FIELDS = ['email'];
const PHONE_FIELDS = ['phoneNumber', 'phone'];

/** The fields that contacts are found by, whose texts an index has to hold. */
export const CONTACT_KEYS: readonly string[] = [...EMAIL_FIELDS, ...PHONE_FIELDS];

function textAt(payload: CrmPayload, names: readonly string[]): string | null {
  for (const name of names) {
    const value = payload[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}

/** The digits of a number, and the + before them; null where it has none. */
function readNumber(text: string): string | null {
  const digits = toAsciiDigits(text);
  return /\d/.test(digits) ? digits.replaceAll(/[^\d+]/g, '') : null;
}

/** The address and the number by which a contact is known; null where the payload does not tell. */
export function identifyContact(payload: CrmPayload): {
  email: string | null;
  phone: string | null;
} {
  return {
    email: textAt(payload, EMAIL_FIELDS)?.toLowerCase() ?? null,
    phone: readNumber(textAt(payload, PHONE_FIELDS) ?? ''),
  };
}

/**
 * Creates the contact of a payload, or updates the one with its e-mail address, or without an address the one with its
 * telephone number; gives its id. Calls at the same moment for one person make one contact.
 */
export async function upsertContact(
  trx: Transaction<Database>,
  payload: CrmPayload,
): Promise<string> {
  const { email, phone } = identifyContact(payload);
  const mailbox = email === null ? null : mailboxKey(email);
  const values = { email, mailbox, phone, payload: JSON.stringify(payload) };
  const changes = { mailbox, phone, payload: values.payload, updated_at: sql<Date>`now()` };
  if (email !== null) {
    const { id } = await trx
      .insertInto('crm_contacts')
      .values(values)
      .onConflict((conflict) => conflict.column('email').doUpdateSet(changes))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  if (phone !== null) {
    // Numbers are not unique, since a shop may share one; this keeps two calls from making the same contact twice.
    await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(trx);
    const updated = await trx
      .updateTable('crm_contacts')
      .set({ payload: values.payload, updated_at: sql<Date>`now()` })
      .where('id', '=', (query) =>
        query
          .selectFrom('crm_contacts')
          .select('id')
          .where('phone', '=', phone)
          .orderBy('created_at')
          .limit(1),
      )
      .returning('id')
      .executeTakeFirst();
    if (updated) return updated.id;
  }
  const { id } = await trx
    .insertInto('crm_contacts')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The delivery of a lead's contact. */
type ContactDelivery = { readonly id: string; readonly kind: string; readonly leadId: string };

/**
 * Whether the CRM has the contact of a lead from one that came after that delivery. One in quarantine has told it nothing,
 * and another spelling of the mailbox is another contact.
 */
async function isOvertaken(
  db: Kysely<Database>,
  { id, kind, leadId }: ContactDelivery,
  payload: CrmPayload,
): Promise<boolean> {
  const { email } = identifyContact(payload);
  if (email === null) return false;
  const newer = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select('deliveries.id')
    .where(MAILBOX_OF_LEAD, '=', mailboxKey(email))
    .where(sql<string>`lower(btrim(leads.email))`, '=', email)
    .where('leads.id', '<>', leadId)
    .where('deliveries.id', '>', id)
    .where('deliveries.kind', '=', kind)
    // What was put right in an older lead does not make it the newer one.
    .where('deliveries.part_id', 'is', null)
    .where('deliveries.state', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/**
 * Keeps the contact of a lead as it is now, and gives it; otherwise says why the CRM is not to be told. Whoever changes or
 * erases the lead waits, and finds the contact afterwards.
 */
export async function keepContactOf(
  db: Kysely<Database>,
  delivery: ContactDelivery,
): Promise<CrmPayload | 'erased' | 'overtaken'> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .selectFrom('leads')
      .select(['reference', 'contacts'])
      .where('id', '=', delivery.leadId)
      .forShare()
      .executeTakeFirst();
    if (lead === undefined) return 'erased';
    const payload = { ...lead.contacts, reference: lead.reference };
    if (await isOvertaken(trx, delivery, payload)) return 'overtaken';
    await upsertContact(trx, payload);
    return payload;
  });
}
