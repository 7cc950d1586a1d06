import type { Attribution, Contacts, MarketingConsent, RobotAnswers } from '@high-street/contract';
import type { CountedLead, Counting } from '#/counts/index.ts';
import type { LeadNotes, LeadReceipt, LeadStore } from '@high-street/leads';
import { LimitError } from '@high-street/server/limits';
import type { FastifyRequest } from 'fastify';

export type IncomingLead = {
  readonly key: string;
  readonly contacts: Contacts;
  /** Absent from a form that knows nothing of it. */
  readonly robot?: RobotAnswers | undefined;
  /** Of a demo that was booked on the way. */
  readonly bookingReference?: string | undefined;
  /** Absent from a form without scripts, which cannot know it. */
  readonly attribution?: Attribution | undefined;
  /** What its visitor said yes to; absent where the box was left empty, or was not there. */
  readonly marketingConsent?: MarketingConsent | undefined;
  /** Whether it comes from a form without scripts. */
  readonly isPlain?: boolean;
  readonly request: FastifyRequest;
};

/** Keeps leads within the limits, and judges them. */
export type LeadGuard = {
  /** Refuses a lead beyond the limits by throwing, and tells what is to be noted of the others. */
  readonly admit: (lead: IncomingLead) => Promise<LeadNotes>;
  /** Gives back what a lead was counted for that was not stored. */
  readonly giveBack: (lead: IncomingLead) => Promise<void>;
};

/** Stores a lead that comes in; a repeat is answered as the first one was and counts towards no limit. */
export type ReceiveLead = (lead: IncomingLead) => Promise<LeadReceipt>;

type Parts = {
  readonly leads: Pick<LeadStore, 'findRepeat' | 'create' | 'keepConsent'>;
  readonly guard: LeadGuard;
  /** As what a lead counts. */
  readonly count: (lead: IncomingLead) => CountedLead | undefined;
  /** How the visit began, with a page of our own as what it is. */
  readonly nameOwnPage: Counting['nameOwnPage'];
  readonly onStored: (contacts: Contacts, notes: LeadNotes) => void;
};

/** The one way in for leads of the forms. */
export function createReceiveLead({
  leads,
  guard,
  count,
  nameOwnPage,
  onStored,
}: Parts): ReceiveLead {
  /** What is to be noted of a lead; a repeat that is over the limits is let through all the same. */
  async function admit(incoming: IncomingLead): Promise<LeadNotes | LeadReceipt> {
    try {
      return await guard.admit(incoming);
    } catch (refusal) {
      if (!(refusal instanceof LimitError) || refusal.isOfCalls) throw refusal;
      const repeat = await leads.findRepeat(incoming.key, incoming.contacts);
      if (repeat) return repeat;
      throw refusal;
    }
  }

  return async (incoming) => {
    const { key, contacts, bookingReference = null, request } = incoming;
    const { marketingConsent = null } = incoming;
    const attribution =
      incoming.attribution === undefined ? null : nameOwnPage(incoming.attribution, request.host);
    const admitted = await admit(incoming);
    if ('reference' in admitted) {
      await leads.keepConsent(admitted.id, marketingConsent);
      return admitted;
    }
    const { quarantineReasons = [] } = admitted;
    const counted = count(incoming);
    // What is in quarantine counts once somebody releases it.
    const asCounted = counted && { ...counted, as: quarantineReasons.length > 0 ? [] : counted.as };
    const beside = { bookingReference, attribution, marketingConsent };
    const notes = { ...admitted, ...beside, counted: asCounted };
    let isNew = false;
    try {
      const created = await leads.create(key, contacts, notes);
      ({ isNew } = created);
      if (!isNew) await leads.keepConsent(created.id, marketingConsent);
      return { id: created.id, reference: created.reference };
    } finally {
      if (isNew) onStored(contacts, notes);
      else await guard.giveBack(incoming);
    }
  };
}
