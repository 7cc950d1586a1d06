import type { Contacts, MarketingConsent } from '@high-street/contract';
import type { LeadStore } from '@high-street/leads';
import type { Clock } from '@high-street/server';
import type { FastifyRequest } from 'fastify';

import type { ReceiveLead } from '#/leads/index.ts';

import { plainKeys } from './plain-key.ts';

/** What it takes to store a lead and send its mail. */
export type SubmitParts = {
  readonly leads: Pick<LeadStore, 'findByKey'>;
  readonly receiveLead: ReceiveLead;
  /** Tries the lead's own mail now and returns whether the mail server has it. */
  readonly sendMail: (leadId: string) => Promise<boolean>;
  /** Makes the keys. */
  readonly formSecret: string | Buffer;
  readonly clock: Clock;
};

/** What a form without scripts brings. */
export type PlainLead = {
  readonly contacts: Contacts;
  /** What was put into the field that no person sees. */
  readonly trap: string;
  readonly marketingConsent: MarketingConsent | null;
};

/** A lead that is stored, and whether the mail server has its mail. */
export type SubmittedLead = {
  readonly id: string;
  readonly reference: string;
  readonly isMailed: boolean;
};

/** Stores the lead, once for the same details, then sends its mail; throws only while nothing is stored. */
export async function submitLead(
  { contacts, trap, marketingConsent }: PlainLead,
  request: FastifyRequest,
  { leads, receiveLead, sendMail, formSecret, clock }: SubmitParts,
): Promise<SubmittedLead> {
  const { today, yesterday } = plainKeys(contacts, formSecret, clock.now());
  const earlier = await leads.findByKey(yesterday);
  const key = earlier ? yesterday : today;
  const { id, reference } = await receiveLead({
    key,
    contacts,
    robot: { trap, token: null },
    marketingConsent: marketingConsent ?? undefined,
    isPlain: true,
    request,
  });
  try {
    return { id, reference, isMailed: await sendMail(id) };
  } catch (error) {
    request.log.error({ err: error, leadId: id }, 'the mail of a stored lead could not be sent');
    return { id, reference, isMailed: false };
  }
}
