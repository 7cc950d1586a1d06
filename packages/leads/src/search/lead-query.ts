import type { LeadSort, LeadStatus, LeadView, LostReason } from '@high-street/contract';
import type { AnswerState } from '@high-street/server';

/** Which leads are wanted; what is left out does not matter, and what no lead can have finds none. */
export type LeadQuery = {
  readonly view: LeadView;
  /** What is searched for in names, businesses, e-mail addresses, telephone numbers, messages and references. */
  readonly q?: string | undefined;
  readonly kind?: LeadStatus | undefined;
  readonly plan?: string | undefined;
  readonly stage?: string | undefined;
  /** Where the visit came from: the source of its campaign, or the host of the page that led to the site. */
  readonly source?: string | undefined;
  readonly campaign?: string | undefined;
  /** The id of the person who holds it, or WITH_NOBODY. */
  readonly with?: string | undefined;
  /** The first and the last day on which it was stored, as YYYY-MM-DD in the provider's zone. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly booking?: 'yes' | 'no' | undefined;
  readonly sort: LeadSort;
};

/** Who asks, and in which zone their days are. */
export type LeadReaderOf = { readonly me: string; readonly zone: string };

/** A lead as a list shows it. */
export type LeadRow = {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: Date;
  /** When it was released from quarantine, with which its clock starts. */
  readonly releasedAt: Date | null;
  /** After how much open time a person first answered it, in milliseconds. */
  readonly answeredAfterMs: number | null;
  readonly version: number;
  readonly name: string;
  readonly business: string;
  readonly email: string;
  readonly phone: string;
  readonly kind: LeadStatus;
  readonly plan: string | null;
  readonly stage: string | null;
  readonly state: AnswerState;
  readonly lostReason: LostReason | null;
  readonly heldBy: string | null;
  readonly isQuarantined: boolean;
  readonly isBinned: boolean;
  readonly hasDeadLetter: boolean;
  /** The source of its campaign, the host that led to the site, or the campaign itself. */
  readonly source: string | null;
  /** Whether its visit is known to have come from no page. */
  readonly isDirect: boolean;
  readonly landingPage: string | null;
  /** The booking of it that is under way or comes next, else the last one; none that was cancelled. */
  readonly booking: { readonly reference: string; readonly startsAt: Date } | null;
};

/** Some leads of a list, with the places before and after them; null where there are no more. */
export type LeadPage = {
  readonly rows: readonly LeadRow[];
  readonly next: string | null;
  readonly previous: string | null;
};
