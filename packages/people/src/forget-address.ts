import { addressPattern, withoutAddress } from '@high-street/server/mailbox';
import { sql } from 'kysely';

import type { Change } from './people-parts.ts';

/**
 * Takes the address of a person out of what mail servers said of mails to them, such as those about late leads: those
 * deliveries have the person as their part. Leads are locked before what belongs to them, as everybody does, and those that
 * the person holds with them, so that all are locked in one order.
 */
export async function forgetAddress(
  trx: Change,
  { personId, email }: { personId: string; email: string },
): Promise<void> {
  const pattern = addressPattern(email);
  await sql`
    select id from leads where id in (
      select id from leads where held_by = ${personId}
      union select lead_id from deliveries where part_id = ${personId}
    ) order by id for no key update`.execute(trx);
  await sql`
    update lead_events set detail = ${withoutAddress(sql`detail`, pattern)} from deliveries told
    where told.part_id = ${personId} and lead_events.lead_id = told.lead_id
      and starts_with(lead_events.kind, told.kind || '_') and detail ~* ${pattern}`.execute(trx);
  await sql`
    update deliveries set reply = ${withoutAddress(sql`reply`, pattern)},
      last_error = ${withoutAddress(sql`last_error`, pattern)}
    where part_id = ${personId} and (reply ~* ${pattern} or last_error ~* ${pattern})`.execute(trx);
}
