import { EMAIL_ACCEPTED, EMAIL_QUEUED, type Contacts } from '@high-street/contract';
import type { Clock } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';

import type { LeadStore, StoredLead } from '#/leads/index.ts';

import { plainKeys } from './plain-key.ts';

const ASK_AGAIN_MS = 250;
/** Longer than one sending takes. */
const MOST_ASKED = 48;

/** What it takes to store a lead and send its mail. */
export type SubmitParts = {
  readonly leads: LeadStore;
  /** Sends the lead's own mail and tells the code of the answer. */
  readonly sendMail: (lead: StoredLead) => Promise<number>;
  readonly clock: Clock;
};

/** A lead that is stored, and whether the mail server has its mail. */
export type SubmittedLead = {
  readonly id: string;
  readonly reference: string;
  readonly isMailed: boolean;
};

/** Waits while another call sends the mail: after a double click the second answer is the one that is seen. */
async function sendOrWait(lead: StoredLead, { sendMail, clock }: SubmitParts): Promise<boolean> {
  for (let asked = 1; ; asked += 1) {
    const code = await sendMail(lead);
    if (code !== EMAIL_QUEUED || asked === MOST_ASKED) return code === EMAIL_ACCEPTED;
    await clock.sleep(ASK_AGAIN_MS);
  }
}

/** Stores the lead, once for the same details, then sends its mail; throws only while nothing is stored. */
export async function submitLead(
  contacts: Contacts,
  parts: SubmitParts,
  log: FastifyBaseLogger,
): Promise<SubmittedLead> {
  const { leads, clock } = parts;
  const { today, yesterday } = plainKeys(contacts, clock.now());
  const earlier = await leads.findByKey(yesterday);
  const { id, reference } = await leads.create(earlier ? yesterday : today, contacts);
  try {
    const isMailed = await sendOrWait({ id, reference, contacts }, parts);
    return { id, reference, isMailed };
  } catch (error) {
    log.error({ err: error, leadId: id }, 'the mail of a stored lead could not be sent');
    return { id, reference, isMailed: false };
  }
}
