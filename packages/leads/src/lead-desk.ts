import type { Actor } from '@high-street/server/audit';
import { createDeliveryStore } from '@high-street/server/deliveries';

import type { OfficeClock } from './clock/office-clock.ts';
import { type Call, noteAnswer, noteCall } from './desk/answer-lead.ts';
import { type Binned, binLeads, restoreLeads } from './desk/bin-leads.ts';
import { fixAddress, type FixedAddress } from './desk/fix-address.ts';
import { assignLead, assignLeads, claimLead, handLeadBack } from './desk/hold-leads.ts';
import { type Act, type LeadDeskParts, runAct } from './desk/lead-desk-parts.ts';
import { lockSeen, type SeenLeads, type Stale } from './desk/lock-leads.ts';
import { type LeadMark, type Marked, markLead, markLeads } from './desk/mark-leads.ts';
import { editNote, type NewNote, noteLead } from './desk/note-lead.ts';
import { requeueDead, resendMail } from './desk/redeliver.ts';
import { releaseLead, releaseRule } from './desk/release-leads.ts';
import { stopNews } from './desk/stop-news.ts';
import { everySpelling } from './mailbox-part.ts';

type ByActor = { readonly actor: Actor };
type OfLead = ByActor & { readonly leadId: string };
type OfLeads = ByActor & { readonly leadIds: readonly string[] };
/** What was changed since it was seen is left as it is. */
type OfSeen = ByActor & SeenLeads;
/** `version` is the one that was seen; null changes whatever is there. */
type OfVersion = OfLead & { readonly version: number | null };

/**
 * What people do about leads, in the desk and by the command: each act with its line in the lead's history and in the log,
 * or not at all. Acts on one lead throw LeadGone where it is gone, those with a version StaleVersion.
 */
export function createLeadDesk(parts: LeadDeskParts & { readonly office: OfficeClock }) {
  const run = <Result>({ actor }: ByActor, work: (act: Act) => Promise<Result>) =>
    runAct(parts, actor, work);
  return {
    ...createMarks(run, parts.office),
    ...createHolders(parts),
    ...createWords(run, parts.office),
    ...createQueues(parts),
  };
}

export type LeadDesk = ReturnType<typeof createLeadDesk>;

type Run = <Result>(of: ByActor, work: (act: Act) => Promise<Result>) => Promise<Result>;

function createMarks(run: Run, office: OfficeClock) {
  return {
    /**
     * Notes what the provider made of a lead; throws LeadWithdrawn where it is to wait again and its visitor withdrew
     * it, and LeadKept where it is in quarantine and to be anything but new or spam.
     */
    mark: (of: OfVersion & { mark: LeadMark }): Promise<void> =>
      run(of, (act) => markLead(act, of, office)),

    /** Marks leads as `mark` does, and leaves those that it would refuse. */
    markMany: (of: OfSeen & { mark: LeadMark }): Promise<Marked & Stale> =>
      run(of, async (act) => {
        const { seen, stale } = await lockSeen(act.trx, of);
        return { ...(await markLeads(act, seen, of.mark, office)), stale };
      }),

    /** Gives a lead the address that its visitor meant, also one that it has, and sends anew what was given up or sent back. */
    fixAddress: (of: OfVersion & { email: string }): Promise<FixedAddress> =>
      run(of, (act) => fixAddress(act, of)),

    /** Takes back every yes of whoever sent a lead to news and offers; false where there is none. */
    stopNews: (of: OfLead): Promise<boolean> =>
      run(of, (act) => stopNews(act, of.leadId, everySpelling)),

    /** Puts leads in the bin, people only spam and what is in quarantine; maintenance erases them after BIN_DAYS. */
    bin: (of: OfSeen): Promise<Binned> => run(of, (act) => binLeads(act, of, office)),

    /** Takes leads out of the bin, and says how many were there. */
    restore: (of: OfLeads): Promise<number> =>
      run(of, (act) => restoreLeads(act, of.leadIds, office)),
  };
}

function createHolders(parts: LeadDeskParts) {
  return {
    /** Takes a lead for the actor's person unless somebody holds it; gives who holds it now. Throws PersonUnknown. */
    claim: (of: OfLead) => claimLead(parts, of),

    /** Gives a lead to a person; throws PersonUnknown. */
    assign: (of: OfVersion & { personId: string }) => assignLead(parts, of),

    /** Gives leads to a person, and says how many they did not have before; throws PersonUnknown. */
    assignMany: (of: OfSeen & { personId: string }) => assignLeads(parts, of),

    /** Gives back a lead that the actor's person holds, or for the command whoever holds it; false where nobody of these does. */
    handBack: (of: OfLead) => handLeadBack(parts, of),
  };
}

function createWords(run: Run, office: OfficeClock) {
  return {
    /** Adds a note to a lead, once however often it is sent under the same id; a person's takes it where nobody holds it. */
    addNote: (of: OfLead & NewNote): Promise<void> => run(of, (act) => noteLead(act, of)),

    /** Changes a note on the version that was seen; what it said is kept. False where it says that already. */
    editNote: (of: ByActor & { noteId: string; version: number; body: string }): Promise<boolean> =>
      run(of, (act) => editNote(act, of)),

    /** Writes down a call, with a note unless that is empty; takes the lead as `addNote` does. One that was the answer marks a new lead answered, unless it is in quarantine. */
    called: (of: OfLead & Call): Promise<void> => run(of, (act) => noteCall(act, of, office)),

    /** Writes down that a lead was answered by other means; false where that does not mark it, as `called` says. */
    answeredElsewhere: (of: OfLead & { newId?: string | undefined }): Promise<boolean> =>
      run(of, (act) => noteAnswer(act, of, office)),
  };
}

function createQueues(parts: LeadDeskParts & { readonly office: OfficeClock }) {
  const deliveries = createDeliveryStore(parts.db);
  return {
    /**
     * Takes a lead out of quarantine and has its mails sent, on the version that was seen where one is given; false when it
     * is not in quarantine, or in the bin.
     */
    release: (of: OfLead & { version?: number | null }) => releaseLead(parts, deliveries, of),

    /** Releases all in quarantine that are kept for a reason, perhaps with others, and says how many. */
    releaseRule: (of: ByActor & { reason: string }) => releaseRule(parts, deliveries, of),

    /** Tries the dead letters of one lead or of all again, of one kind or of all; says how many. */
    requeue: ({ leadId, kind, actor }: ByActor & { leadId: string | null; kind?: string }) =>
      requeueDead(parts, deliveries, { which: { leadId: leadId ?? undefined, kind }, actor }),

    /** Tries the dead letters of one booking again; says how many. */
    requeueBooking: ({ reference, actor }: ByActor & { reference: string }) =>
      requeueDead(parts, deliveries, { which: { bookingReference: reference }, actor }),

    /** Tries one dead letter again, of a lead or of a booking; false where there is none of that id. */
    requeueDelivery: async ({ deliveryId, actor }: ByActor & { deliveryId: string }) =>
      (await requeueDead(parts, deliveries, { which: { deliveryId }, actor })) > 0,

    /** Sends an accepted mail of a lead once more; false where that is not to be, as `resendMail` says. */
    resend: (of: Parameters<typeof resendMail>[2]) => resendMail(parts, deliveries, of),
  };
}
