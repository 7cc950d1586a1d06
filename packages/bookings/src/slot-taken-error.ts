import type { Slot } from '@high-street/contract';

import { SlotRefusedError } from './slot-refused-error.ts';

/** A refusal of a time that somebody else has. */
export class SlotTakenError extends SlotRefusedError {
  constructor(nearest: readonly Slot[]) {
    super('slot_taken', 'the time overlaps a booking', nearest);
    this.name = 'SlotTakenError';
  }
}
