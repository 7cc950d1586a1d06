import type { Attribution, Contacts, RobotAnswers } from '@high-street/contract';
import type { FastifyRequest } from 'fastify';

import type { LeadStore } from './lead-store.ts';
import type { LeadNotes, LeadReceipt } from './lead.ts';

/** A lead as it comes in. */
export type IncomingLead = {
  readonly key: string;
  readonly contacts: Contacts;
  /** Absent from a form that knows nothing of it. */
  readonly robot?: RobotAnswers | undefined;
  /** Of a demo that was booked on the way. */
  readonly bookingReference?: string | undefined;
  /** Absent from a form without scripts, which cannot know it. */
  readonly attribution?: Attribution | undefined;
  /** Whether it comes from a form without scripts. */
  readonly isPlain?: boolean;
  readonly request: FastifyRequest;
};

/** Refuses leads beyond the limits by throwing, and tells what is to be noted of the others. */
export type LeadGuard = (lead: IncomingLead) => Promise<LeadNotes>;

/** Stores a lead that comes in; a repeat is answered as the first one was and counts towards no limit. */
export type ReceiveLead = (lead: IncomingLead) => Promise<LeadReceipt>;

type Parts = {
  readonly leads: Pick<LeadStore, 'findRepeat' | 'create'>;
  readonly guard: LeadGuard;
  readonly onStored: (contacts: Contacts, notes: LeadNotes) => void;
};

/** The one way in for leads of the forms. */
export function createReceiveLead({ leads, guard, onStored }: Parts): ReceiveLead {
  return async (incoming) => {
    const { key, contacts } = incoming;
    const repeat = await leads.findRepeat(key, contacts);
    if (repeat) return repeat;
    const { bookingReference = null, attribution = null } = incoming;
    const notes = { ...(await guard(incoming)), bookingReference, attribution };
    const receipt = await leads.create(key, contacts, notes);
    onStored(contacts, notes);
    return receipt;
  };
}
