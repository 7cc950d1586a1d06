import type { SubscribedPlan } from '@high-street/contract';

type Link = { readonly label: string; readonly to: string };

/** Words that both forms show around and under their fields. */
export type LeadFormWords = {
  /** Words before a suggested e-mail address. */
  readonly suggestion: string;
  /** For somebody without a ten-digit number: a question and the ways that are left. */
  readonly otherNumber: {
    readonly question: string;
    readonly demo: string;
    readonly or: string;
    readonly write: string;
    /** Where nobody books. */
    readonly writeAlone: string;
  };
  /** Says how much of a limit is used. */
  readonly characters: { readonly of: string; readonly unit: string };
  /** Shown when typing of an earlier visit in this tab is back. */
  readonly restored: { readonly notice: string; readonly startAgain: string };
  /** Lines beside the alert of a call that failed: on line and off line. */
  readonly kept: { readonly online: string; readonly offline: string };
  readonly submit: string;
  readonly submitting: string;
  readonly privacy: {
    readonly text: string;
    readonly link: Link;
    /** Said after the name of the link. */
    readonly newTab: string;
  };
  /** Label of the field that only robots fill in. */
  readonly trap: string;
};

export type EnquiryFormWords = LeadFormWords & {
  readonly booking: { readonly label: string; readonly remove: string };
};

/** Lines of the receipt that takes the enquiry form's place. */
export type ReceiptWords = {
  readonly labels: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly company: string;
  };
  readonly copy: string;
  readonly stamp: string;
  readonly again: string;
  readonly home: Link;
};

export type WizardWords = LeadFormWords & {
  readonly chosen: string;
  readonly chooseOne: string;
  readonly steps: readonly [string, string, string];
  readonly progress: {
    readonly step: string;
    readonly of: string;
    readonly next: string;
    readonly last: string;
    readonly done: string;
  };
  readonly proceed: string;
  readonly back: string;
  readonly promise: string;
  readonly planLabel: string;
  readonly plans: Readonly<
    Record<SubscribedPlan, { readonly name: string; readonly line: string }>
  >;
};
