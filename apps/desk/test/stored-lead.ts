import type { Attribution } from '@high-street/contract';
import type { AnswerState } from '@high-street/server';
import { sql } from 'kysely';

import type { TestApp } from './test-app.ts';

const ATTRIBUTION: Attribution = {
  source: null,
  medium: null,
  campaign: null,
  term: null,
  content: null,
  referrer: null,
  landingPage: '/pricing',
};

/** What a test says of a lead; the rest is made up. */
type LeadWords = {
  readonly name?: string;
  readonly storeName?: string;
  readonly email?: string;
  readonly message?: string;
  readonly plan?: string;
  readonly stage?: string;
  readonly source?: string;
  readonly state?: AnswerState;
  readonly heldBy?: string;
  readonly minutesAgo?: number;
  readonly isQuarantined?: boolean;
};

let leads = 0;

/** Stores a lead as the API does, with the beginning of its history. */
export async function storeLead({ db }: Pick<TestApp, 'db'>, words: LeadWords = {}) {
  leads += 1;
  const number = String(leads).padStart(4, '0');
  const { name = `Lead ${number}`, state = 'new', minutesAgo = 0, isQuarantined = false } = words;
  const isRegistration = words.plan !== undefined || words.stage !== undefined;
  const lead = await db
    .insertInto('leads')
    .values({
      reference: `TEST-${number}`,
      contacts: JSON.stringify({
        contactName: name,
        email: words.email ?? `lead-${number}@shop.example`,
        phoneNumber: '+447700900123',
        storeName: words.storeName ?? '',
        message: words.message ?? '',
        leadStatus: isRegistration ? 'Prospect' : 'Contact',
        ...(isRegistration
          ? { subscribedPlan: words.plan ?? 'trial', storeGrowthStage: words.stage ?? 'Startup' }
          : {}),
      }),
      answer_state: state,
      held_by: words.heldBy ?? null,
      created_at: sql<Date>`now() - ${minutesAgo} * interval '1 minute'`,
      quarantine_reasons: isQuarantined ? ['token: missing'] : null,
      quarantined_at: isQuarantined ? sql<Date>`now()` : null,
      attribution: JSON.stringify({ ...ATTRIBUTION, source: words.source ?? null }),
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await db.insertInto('lead_events').values({ lead_id: lead.id, kind: 'stored' }).execute();
  return { ...lead, name };
}
