import { isId } from '@high-street/server';
import type { Actor, AuditNote } from '@high-street/server/audit';
import type { DeliveryStore } from '@high-street/server/deliveries';
import { sql } from 'kysely';

import { KINDS_TO_VISITOR, LEAD_MAIL_KINDS, REPLY } from '#/lead-deliveries.ts';

import { recordAct } from './change-leads.ts';
import type { LeadAct } from './lead-act.ts';
import { type Act, type LeadDeskParts, runAct } from './lead-desk-parts.ts';
import { lockLead, lockLeads, type LockedLead } from './lock-leads.ts';

type Deliveries = Pick<DeliveryStore, 'listDeadLeads' | 'requeue' | 'resend'>;
type Queued = Awaited<ReturnType<Deliveries['requeue']>>[number];

async function findReferences({ trx }: Act, table: 'leads' | 'bookings', ids: readonly string[]) {
  return trx
    .selectFrom(table)
    .select(['id', 'reference'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .execute();
}

const isText = (text: string | null): text is string => text !== null;
const REQUEUED: LeadAct = 'delivery_requeued';

/** Bookings have their own history, and a call without a record has none; in the log are all of them. */
async function logOthers(act: Act, queued: readonly Queued[]): Promise<void> {
  const bookings = await findReferences(
    act,
    'bookings',
    queued.map(({ bookingId }) => bookingId).filter(isText),
  );
  const calls = queued.filter(({ leadId, bookingId }) => leadId === null && bookingId === null);
  const records = [
    ...bookings.map(({ reference }) => ({ kind: 'booking', id: reference })),
    ...calls.map(({ id }) => ({ kind: 'delivery', id })),
  ];
  const notes = records.map((record): AuditNote => ({ actor: act.actor, act: REQUEUED, record }));
  await act.audit.writeAll(notes, act.trx);
}

/** Tries dead letters again: of one lead or of all, of one kind or of all, or a single one, but none that nobody writes any more; says how many. */
export async function requeueDead(
  parts: LeadDeskParts,
  deliveries: Deliveries,
  of: { which: Parameters<Deliveries['requeue']>[1]; actor: Actor },
): Promise<number> {
  const { which, actor } = of;
  if (![which.leadId, which.deliveryId].every((id) => id === undefined || isId(id))) return 0;
  return runAct(parts, actor, async (act) => {
    await lockLeads(act.trx, await deliveries.listDeadLeads(act.trx, which));
    const queued = await deliveries.requeue(act.trx, which);
    const ids = queued.map(({ leadId }) => leadId).filter(isText);
    const leads = await findReferences(act, 'leads', ids);
    await recordAct(act, leads, { kind: 'requeued', act: REQUEUED });
    await logOthers(act, queued);
    return queued.length;
  });
}

type ResentMail = Parameters<Deliveries['resend']>[1] & { readonly actor: Actor };

/** Whether nobody writes to the visitor any more what a mail of that kind says. */
function isClosed({ isWithdrawn, isBinned }: LockedLead, kind: string): boolean {
  return (isWithdrawn && KINDS_TO_VISITOR.includes(kind)) || (isBinned && kind === REPLY.kind);
}

/**
 * Sends an accepted mail of a lead once more; false where there is none, it is on its way, somebody has since, or
 * nobody writes to its visitor any more. Throws LeadGone.
 */
export function resendMail(
  parts: LeadDeskParts,
  deliveries: Deliveries,
  { actor, ...mail }: ResentMail,
): Promise<boolean> {
  return runAct(parts, actor, async (act) => {
    const { leadId, kind, partId } = mail;
    const lead = await lockLead(act.trx, leadId);
    if (!LEAD_MAIL_KINDS.includes(kind) || (partId !== undefined && !isId(partId))) return false;
    if (isClosed(lead, kind)) return false;
    if (!(await deliveries.resend(act.trx, mail))) return false;
    await recordAct(act, [lead], { kind: 'resent', detail: kind, act: 'delivery_resent' });
    return true;
  });
}
