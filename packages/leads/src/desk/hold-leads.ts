import { isId, type Database } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import { sql, type Transaction } from 'kysely';

import { changeLeads } from './change-leads.ts';
import { type LeadDeskParts, runAct, type Act } from './lead-desk-parts.ts';
import { PersonUnknown } from './lead-error.ts';
import { lockLead, lockSeen, type LockedLead, type SeenLeads, type Stale } from './lock-leads.ts';

const FIELDS = ['heldBy'];

/** Keeps a person from being removed until the transaction ends; false where there is nobody of that id who answers leads. */
async function hasKept(trx: Transaction<Database>, personId: string): Promise<boolean> {
  if (!isId(personId)) return false;
  const found = await trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('removed_at', 'is', null)
    .where('joined_at', 'is not', null)
    .where('role', '<>', 'reader')
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Keeps a person who answers leads from being removed until the transaction ends; throws PersonUnknown. Ask before a lead
 * is locked, as those who remove a person lock the person first, and then the leads that they hold.
 */
export async function keepPerson(trx: Transaction<Database>, personId: string): Promise<void> {
  if (!(await hasKept(trx, personId))) throw new PersonUnknown();
}

/** The person who acts, kept as by `keepPerson`; null for the command, and for who answers no leads. */
export async function keepActor({ trx, actor }: Act): Promise<string | null> {
  if (actor.kind !== 'person') return null;
  return (await hasKept(trx, actor.personId)) ? actor.personId : null;
}

async function hold(act: Act, leads: readonly LockedLead[], personId: string): Promise<number> {
  const others = leads.filter(({ heldBy }) => heldBy !== personId);
  const changes = { held_by: personId, held_since: sql<Date>`now()`, held_active_at: null };
  const line = {
    kind: 'assigned',
    detail: personId,
    act: 'lead_assigned',
    fields: FIELDS,
  } as const;
  await changeLeads(act, others, changes, line);
  return others.length;
}

/** Takes a lead that is locked and that nobody holds for a person who is kept; others than that person give it to them. */
export async function takeFree(act: Act, lead: LockedLead, personId: string): Promise<void> {
  if (act.actor.kind !== 'person' || act.actor.personId !== personId) {
    return void (await hold(act, [lead], personId));
  }
  const changes = { held_by: personId, held_since: sql<Date>`now()`, held_active_at: null };
  const line = { kind: 'claimed', act: 'lead_claimed', fields: FIELDS } as const;
  await changeLeads(act, [lead], changes, line);
}

/** Takes a lead that is locked for who does something about it first; one in quarantine or in the bin waits for nobody. */
export async function takeByAct(
  act: Act,
  lead: LockedLead,
  personId: string | null,
): Promise<void> {
  if (personId === null || lead.heldBy !== null || lead.isKept || lead.isBinned) return;
  await takeFree(act, lead, personId);
}

export function claimLead(parts: LeadDeskParts, of: { leadId: string; actor: Actor }) {
  return runAct(parts, of.actor, async (act): Promise<{ readonly heldBy: string }> => {
    if (of.actor.kind !== 'person') throw new PersonUnknown();
    const { personId } = of.actor;
    await keepPerson(act.trx, personId);
    const lead = await lockLead(act.trx, of.leadId);
    if (lead.heldBy !== null) return { heldBy: lead.heldBy };
    await takeFree(act, lead, personId);
    return { heldBy: personId };
  });
}

export function assignLead(
  parts: LeadDeskParts,
  of: { leadId: string; version: number | null; personId: string; actor: Actor },
): Promise<void> {
  return runAct(parts, of.actor, async (act) => {
    await keepPerson(act.trx, of.personId);
    await hold(act, [await lockLead(act.trx, of.leadId, of.version)], of.personId);
  });
}

export function assignLeads(
  parts: LeadDeskParts,
  of: SeenLeads & { personId: string; actor: Actor },
): Promise<Stale & { readonly count: number }> {
  return runAct(parts, of.actor, async (act) => {
    await keepPerson(act.trx, of.personId);
    const { seen, stale } = await lockSeen(act.trx, of);
    return { count: await hold(act, seen, of.personId), stale };
  });
}

export function handLeadBack(
  parts: LeadDeskParts,
  of: { leadId: string; actor: Actor },
): Promise<boolean> {
  return runAct(parts, of.actor, async (act) => {
    const lead = await lockLead(act.trx, of.leadId);
    const isTheirs = of.actor.kind !== 'person' || lead.heldBy === of.actor.personId;
    if (lead.heldBy === null || !isTheirs) return false;
    const line = { kind: 'handed_back', act: 'lead_handed_back', fields: FIELDS } as const;
    await changeLeads(act, [lead], { held_by: null, held_since: null, held_active_at: null }, line);
    return true;
  });
}
