import type { Moment } from '#app/parts/when.tsx';

/** Who did what a line tells of: a person, or something that is none. */
export type AuditActor =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'machine' | 'visitor'; readonly name: string };

/** A line of the log in the words it is shown with. */
export type AuditRow = {
  readonly id: string;
  readonly at: Moment;
  readonly actor: AuditActor;
  readonly what: string;
  /** Names of what was changed, or how somebody came in. */
  readonly fields: readonly string[];
  readonly isRefused: boolean;
  /** What it was done to: its name, and what the log finds it by. */
  readonly record: { readonly name: string; readonly id: string } | null;
  /** The address group it came from. */
  readonly from: string | null;
};
