import type { Moment } from '#app/parts/when.tsx';

/** A lead that is one's own since the first letter of a reply to it. */
export type TakenLead = {
  /** Its version before, and the one that came of it. */
  readonly from: number;
  readonly to: number;
  readonly since: Moment;
  /** When it goes back to the queue if nothing happens, in words. */
  readonly until: string | null;
};
