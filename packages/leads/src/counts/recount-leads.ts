import type { Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { addCounts, type Count, createDays } from '@high-street/server/counts';
import { sql, type Transaction } from 'kysely';

import { START_OF_CLOCK } from '#/clock/clock-sql.ts';
import type { OfficeClock } from '#/clock/office-clock.ts';

import {
  countLead,
  findAnswerBucket,
  findCountedAnswer,
  findLanding,
  readCounted,
} from './count-lead.ts';

type Row = {
  readonly id: string;
  readonly start: Date;
  readonly source: string;
  readonly counted: readonly string[];
  readonly status: Contacts['leadStatus'];
  readonly landing: string | null;
  readonly afterMs: string | null;
  readonly isWon: boolean;
  readonly isHuman: boolean;
};

/**
 * Leads that count, with what their totals follow from. Where a visit began stays as it is counted; a lead that is not, such
 * as one that was in quarantine, began on a page of the site if anybody saw that page.
 */
async function readLeads(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select id, ${START_OF_CLOCK} as start, counted_source as source, counted, lead_status as status,
      case when landing.page is null then null
        when exists (
          select from week_counts where what = 'seen' and page = landing.page and source = '*'
        ) then landing.page
        else 'other' end as landing,
      answered_after_ms as "afterMs", answer_state = 'won' as "isWon",
      answer_state <> 'spam' and binned_at is null and (quarantined_at is null or released_at is not null) as "isHuman"
    from leads, lateral (select attribution ->> 'landingPage') as landing (page)
    where id = any(${ids}::uuid[]) and counted_source is not null
    order by id`.execute(trx);
  return rows;
}

function toCount(entry: string, source: string, n: number): Count {
  const { what, page } = readCounted(entry);
  return { what, page, source, n };
}

/**
 * Brings the totals in step with what became of leads that are locked: sent, answered and won on the day that each was
 * stored or released, and nothing for spam, for the bin and for quarantine. What was counted before is taken back.
 */
export async function recountLeads(
  trx: Transaction<Database>,
  { timeZone, targetMs }: Pick<OfficeClock, 'timeZone' | 'targetMs'>,
  leads: readonly { readonly id: string }[],
): Promise<void> {
  if (leads.length === 0) return;
  const changes = new Map<string, Count[]>();
  const dayOf = createDays(timeZone);
  for (const lead of await readLeads(
    trx,
    leads.map(({ id }) => id),
  )) {
    const { id, afterMs, isHuman, source, counted } = lead;
    const answer =
      afterMs === null
        ? null
        : // By the target of then: who changes it later changes nothing that was told.
          (findCountedAnswer(counted) ?? findAnswerBucket(Number(afterMs), targetMs));
    const landing = findLanding(counted) ?? lead.landing;
    const wanted = isHuman ? countLead({ ...lead, landing, answer }) : [];
    const more = wanted.filter((entry) => !counted.includes(entry));
    const less = counted.filter((entry) => !wanted.includes(entry));
    if (more.length + less.length === 0) continue;
    const day = dayOf(lead.start);
    const ofDay = changes.get(day) ?? [];
    for (const entry of more) ofDay.push(toCount(entry, source, 1));
    for (const entry of less) ofDay.push(toCount(entry, source, -1));
    changes.set(day, ofDay);
    await trx.updateTable('leads').set({ counted: wanted }).where('id', '=', id).execute();
  }
  for (const [day, counts] of changes) await addCounts(trx, day, counts);
}
