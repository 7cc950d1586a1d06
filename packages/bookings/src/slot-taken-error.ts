import type { Slot } from '@high-street/contract';
import { ApiError } from '@high-street/server/http';

/** A refusal that says which free times are nearest to the one that somebody else has. */
export class SlotTakenError extends ApiError {
  readonly nearest: readonly Slot[];

  constructor(nearest: readonly Slot[]) {
    super('slot_taken', 'the time overlaps a booking');
    this.name = 'SlotTakenError';
    this.nearest = nearest;
  }

  override toBody() {
    return { ...super.toBody(), nearest: this.nearest };
  }
}
