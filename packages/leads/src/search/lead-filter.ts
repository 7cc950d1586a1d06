import { GROWTH_STAGES, type LeadView, SUBSCRIBED_PLANS, WITH_NOBODY } from '@high-street/contract';
import { isId } from '@high-street/server';
import { dayBounds } from '@high-street/server/hours';
import { sql, type RawBuilder } from 'kysely';

import { type LeadQuery, type LeadReaderOf } from './lead-query.ts';

type Condition = RawBuilder<boolean>;

/** Whether a lead is in quarantine. */
export const IS_KEPT = sql<boolean>`(leads.quarantined_at is not null and leads.released_at is null)`;

/**
 * Where the visit of a lead came from, as lists and filters name it. A page of our own that led to it says nothing of
 * that: it is a path, or in earlier rows an address that counts as unknown.
 */
export const SOURCE = sql<string | null>`coalesce(leads.attribution ->> 'source',
  case when leads.counted_source is distinct from 'unknown'
    then substring(leads.attribution ->> 'referrer' from '^[a-z]+://([^/]+)') end)`;

const IS_LISTED = sql<boolean>`leads.origin = 'form' and leads.binned_at is null`;

/** Word for word the conditions of the indexes. */
const IS_NEW = sql`${IS_LISTED} and leads.answer_state = 'new'`;
const IS_SETTLED = sql`${IS_LISTED} and leads.answer_state <> 'new'`;

/** What each view shows, of whomever. */
export const VIEWS: Readonly<Record<Exclude<LeadView, 'mine'>, Condition>> = {
  waiting: sql`${IS_NEW} and (leads.quarantined_at is null or leads.released_at is not null)`,
  quarantine: sql`${IS_NEW} and leads.quarantined_at is not null and leads.released_at is null`,
  answered: sql`${IS_SETTLED} and leads.answer_state = 'answered'`,
  won: sql`${IS_SETTLED} and leads.answer_state = 'won'`,
  lost: sql`${IS_SETTLED} and leads.answer_state = 'lost'`,
  all: IS_LISTED,
};

/** Leads of which something was made, in no bin. */
export const IS_JUDGED: Condition = sql`${IS_SETTLED}`;

/** Whatever the view of a person shows. */
export function inView(view: LeadView, me: string): Condition {
  return view === 'mine'
    ? sql`${IS_LISTED} and leads.held_by is not null and leads.held_by = ${me}::uuid`
    : VIEWS[view];
}

/** What no lead fulfils. */
const NOTHING = sql<boolean>`false`;

const DAY = /^(?:19|20|21)\d\d-\d\d-\d\d$/;

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function ofContacts(name: string, value: string, known: readonly string[]): Condition {
  return known.includes(value) ? sql`leads.contacts ->> ${name} = ${value}` : NOTHING;
}

function heldBy(value: string): Condition {
  if (value === WITH_NOBODY) return sql`leads.held_by is null`;
  return isId(value) ? sql`leads.held_by = ${value}::uuid` : NOTHING;
}

function onDays({ since, until }: LeadQuery, zone: string): Condition[] {
  const days = [];
  if (since !== undefined && isDay(since)) {
    days.push(sql<boolean>`leads.created_at >= ${dayBounds(since, zone).from}`);
  }
  if (until !== undefined && isDay(until)) {
    days.push(sql<boolean>`leads.created_at < ${dayBounds(until, zone).until}`);
  }
  return days;
}

function withBooking(booking: 'yes' | 'no'): Condition {
  const found = sql<boolean>`exists (
    select from bookings where bookings.lead_id = leads.id and bookings.state = 'booked'
  )`;
  return booking === 'yes' ? found : sql`not ${found}`;
}

/** What a lead has to fulfil, but for what it is found by. */
export function listConditions(query: LeadQuery, { me, zone }: LeadReaderOf): readonly Condition[] {
  const { view, kind, plan, stage, booking } = query;
  const conditions = [inView(view, me), ...onDays(query, zone)];
  if (kind !== undefined) conditions.push(sql`leads.lead_status = ${kind}`);
  // Only those who register are asked for these two.
  if (kind === 'Contact' && (plan ?? stage) !== undefined) conditions.push(NOTHING);
  if (plan !== undefined) conditions.push(ofContacts('subscribedPlan', plan, SUBSCRIBED_PLANS));
  if (stage !== undefined) conditions.push(ofContacts('storeGrowthStage', stage, GROWTH_STAGES));
  if (query.with !== undefined) conditions.push(heldBy(query.with));
  if (booking !== undefined) conditions.push(withBooking(booking));
  return conditions;
}
