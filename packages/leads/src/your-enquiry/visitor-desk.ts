import type { Contacts } from '@high-street/contract';
import type { Clock } from '@high-street/server';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { type LeadDeskParts, runAct } from '#/desk/lead-desk-parts.ts';
import { stopNews } from '#/desk/stop-news.ts';
import { eraseByEmail } from '#/erase/erase-by-email.ts';
import { oneAddress } from '#/mailbox-part.ts';

import { correctLead } from './correct-lead.ts';
import { createEraseCodes, type CodeJudgement } from './erase-codes.ts';
import { findEnquiriesOf, findEnquiry } from './find-enquiry.ts';
import { withdrawLead } from './withdraw-lead.ts';

type Parts = LeadDeskParts & {
  /** Whether a CRM is told of leads. */
  readonly hasCrm: boolean;
  /** What codes are hashed with. */
  readonly key: string | Buffer;
  readonly clock: Clock;
  readonly office: OfficeClock;
};

const VISITOR = { kind: 'visitor' } as const;
/** More links than these do not come in one mail. */
const LINKS = 5;

/** What visitors do about their own leads, by the link that they were sent. */
export function createVisitorDesk(parts: Parts) {
  const { db, audit, hasCrm, clock } = parts;
  const codes = createEraseCodes(parts);
  return {
    /** The lead of that reference as its visitor sees it, or null. */
    find: (reference: string) => findEnquiry(db, reference, clock.now()),

    /** The newest leads of the address. */
    findByEmail: (email: string) => findEnquiriesOf(db, email, LINKS),

    /** Puts a lead right, and gives the names of the fields that changed; throws LeadGone and LeadWithdrawn. */
    correct: (leadId: string, contacts: Contacts): Promise<readonly string[]> =>
      runAct(parts, VISITOR, (act) => correctLead(act, { leadId, contacts, hasCrm })),

    /** Withdraws a lead, and takes back what is on its way to the visitor; throws LeadGone. */
    withdraw: (leadId: string): Promise<void> =>
      runAct(parts, VISITOR, (act) => withdrawLead(act, leadId, parts.office)),

    /** Takes back every yes of their address to news and offers; false where there is none. Throws LeadGone. */
    stopNews: (leadId: string): Promise<boolean> =>
      runAct(parts, VISITOR, (act) => stopNews(act, leadId, oneAddress)),

    /** Makes a code to erase everything, or null where three were made in the last hour. */
    makeEraseCode: (leadId: string): Promise<string | null> => codes.make(leadId),

    /** Erases everything about whoever sent the lead, if the code is right. */
    async erase(
      { id, contacts }: { readonly id: string; readonly contacts: Pick<Contacts, 'email'> },
      code: string,
    ): Promise<CodeJudgement> {
      const judgement = await codes.judge(id, code);
      if (judgement.kind === 'right') {
        const notice = { hasCrm };
        await eraseByEmail(db, contacts.email, {
          audit,
          actor: VISITOR,
          whose: oneAddress,
          notice,
        });
      }
      return judgement;
    },
  };
}

export type VisitorDesk = ReturnType<typeof createVisitorDesk>;
