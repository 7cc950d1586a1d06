import type { Attribution, Contacts, MarketingConsent } from '@high-street/contract';

import type { Linked } from './your-enquiry/enquiry-link.ts';

/** What the idempotency keys begin with that are made of what was sent, as the forms without scripts have none. */
export const PLAIN_KEY_START = 'plain-';

/** A stored lead as its sender is told of it. */
export type LeadReceipt = { readonly id: string; readonly reference: string };

/** A stored lead with what was sent. */
export type StoredLead = LeadReceipt & {
  readonly contacts: Contacts;
  readonly origin: 'form' | 'heartbeat';
};

/** A stored lead of which somebody is to be told; its visitor hears nothing more once it is withdrawn, and no reply from the bin. */
export type LeadToTell = StoredLead &
  Linked & {
    readonly isWithdrawn: boolean;
    readonly isBinned: boolean;
  };

/** What is known of a lead beside what was sent. */
export type LeadNotes = {
  readonly origin?: 'form' | 'heartbeat';
  /** Spam signals; with any, the lead is in quarantine and nobody is told of it. */
  readonly quarantineReasons?: readonly string[];
  readonly formTokenId?: string | null;
  /** Of a demo that was booked on the way; it joins the lead, as those of its e-mail address do. */
  readonly bookingReference?: string | null;
  /** How the visit began that it came from. */
  readonly attribution?: Attribution | null;
  /** What its visitor said yes to by ticking the box for news and offers. */
  readonly marketingConsent?: MarketingConsent | null;
  /** Under which source it counts, and as what it was counted; absent for one that does not count. */
  readonly counted?: { readonly source: string; readonly as: readonly string[] } | undefined;
};
