import type { DeskServices } from '#/desk-services.ts';
import { toDay } from '#app/parts/describe-moment.ts';
import { describeKept } from './kept-row.ts';
import type { QuarantineQuery } from './quarantine-address.ts';
import { WORDS } from './words.ts';

/** Leads on a page: each is a card that is read, not a line that is passed over. */
const PAGE_SIZE = 20;

type Services = Pick<
  DeskServices,
  | 'leadReader'
  | 'quarantineFacts'
  | 'spamSignals'
  | 'binDays'
  | 'findBinEnd'
  | 'findQuarantineEnd'
  | 'office'
  | 'clock'
>;

/** A sign and how many are kept for it. */
export type Rule = { readonly reason: string; readonly name: string; readonly count: number };

function listRules(reasons: Readonly<Record<string, number>>): Rule[] {
  return Object.entries(reasons).map(([reason, count]) => ({
    reason,
    name: WORDS.sign(reason),
    count,
  }));
}

/** A page of a view, in the words of the room. */
export async function readQuarantine(services: Services, { view, page }: QuarantineQuery) {
  const { leadReader, quarantineFacts, spamSignals, binDays, clock } = services;
  const [found, { firstBookingAt, ...counts }] = await Promise.all([
    leadReader.quarantine({ view, place: page ?? null, size: PAGE_SIZE }),
    quarantineFacts.counts(),
  ]);
  const facts = await quarantineFacts.of(found.rows.map(({ id }) => id));
  const { findBinEnd, findQuarantineEnd } = services;
  const zone = services.office.timeZone;
  const of = { view, now: clock.now(), zone, findBinEnd, findQuarantineEnd, meanings: spamSignals };
  return {
    rows: found.rows.map((lead) => describeKept(lead, { ...of, facts: facts.get(lead.id) })),
    next: found.next,
    rules: listRules(found.reasons),
    counts,
    /** The day of the first held booking, by which the room of bookings finds its week. */
    heldFrom: firstBookingAt === null ? null : toDay(firstBookingAt, zone),
    binDays,
  };
}
