import type { AnswerState } from '@high-street/server';

import type { ReplyData } from '#app/answer/reply-data.ts';
import type { Due } from '#app/clock/due.ts';
import type { Moment } from '#app/parts/when.tsx';
import type { Present } from '#app/presence/read-present.ts';
import type { FactGroup } from './describe-facts.ts';
import type { Done } from './read-done.ts';
import type { TimelineDay } from './timeline-row.ts';

/** Somebody of the desk. */
export type Colleague = { readonly id: string; readonly name: string };

/** A mail or a call that follows from the lead. */
export type DeliveryFact = {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly isToVisitor: boolean;
  readonly state: 'waiting' | 'held' | 'done' | 'dead' | 'unneeded';
  readonly note: string | null;
  /** What the server said last. */
  readonly slip: string | null;
  readonly act: 'resend' | 'requeue' | null;
  /** How often somebody had it sent again. */
  readonly resends: number;
};

/** A demo of the lead. */
export type BookingFact = {
  readonly reference: string;
  readonly times: string;
  readonly state: string;
};

/** Another lead of the same person. */
export type RepeatFact = {
  readonly reference: string;
  readonly at: Moment;
  readonly kind: string;
  readonly state: string;
};

/** The newest reply, once it is given up or was sent back. */
export type DeadReply = {
  /** Null for one that was accepted and sent back, which goes again once the address is fixed. */
  readonly deliveryId: string | null;
  /** What the mail server said. */
  readonly slip: string | null;
};

/** What the page of one lead shows. */
export type LeadRoomData = {
  readonly kind: 'lead';
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly name: string;
  /** The business and where it is. */
  readonly business: string;
  readonly phone: string;
  /** What hour it is where the phone is at home, in words; null where nobody is to call, or the number does not tell. */
  readonly callHour: string | null;
  readonly state: AnswerState;
  /** Whether its visitor withdrew it, after which it does not wait again. */
  readonly isWithdrawn: boolean;
  /** By when it is to be answered; null for what does not wait. */
  readonly due: Due | null;
  /** Why it is lost, and who marked it and when. */
  readonly stateNote: string | null;
  readonly heldBy: (Colleague & { readonly isYou: boolean; readonly since: Moment | null }) | null;
  /** When it goes back to the queue if its holder does nothing more, in words. */
  readonly heldUntil: string | null;
  /** Whom it can be given to. */
  readonly colleagues: readonly Colleague[];
  readonly days: readonly TimelineDay[];
  readonly facts: readonly FactGroup[];
  /** When the visitor put something right last; null for never. */
  readonly corrected: Moment | null;
  readonly deliveries: readonly DeliveryFact[];
  readonly bookings: readonly BookingFact[];
  readonly repeats: readonly RepeatFact[];
  /** Why it is in quarantine, since when, and when it is binned by itself; null for never. */
  readonly kept: {
    readonly reasons: readonly string[];
    readonly at: string;
    readonly until: string | null;
  } | null;
  /** When the bin empties it. */
  readonly binned: { readonly until: string } | null;
  /** Null where nothing can be sent to it, and for whoever only reads. */
  readonly reply: ReplyData | null;
  /** What the person had written where nothing can be sent to it any more; null for nothing. */
  readonly unsent: string | null;
  /** Null for whoever only reads, too, and where nobody writes to the visitor any more. */
  readonly deadReply: DeadReply | null;
  readonly present: readonly Present[];
  /** The list that it was opened from. */
  readonly list: string | null;
  /** The id that the next note about it gets, or the next call or answer elsewhere. */
  readonly newId: string;
  readonly done: Done | null;
  readonly canAct: boolean;
  readonly isOwner: boolean;
};

/** What is left to say of a lead that is gone. */
export type GoneLeadData = { readonly kind: 'gone'; readonly line: string };
