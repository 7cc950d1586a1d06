import type { Slot } from '@high-street/contract';
import { ApiError } from '@high-street/server/http';

/** A refusal of a time that says which free times are nearest to it. */
export class SlotRefusedError extends ApiError {
  readonly nearest: readonly Slot[];

  constructor(code: 'slot_taken' | 'slot_not_offered', reason: string, nearest: readonly Slot[]) {
    super(code, reason);
    this.name = 'SlotRefusedError';
    this.nearest = nearest;
  }

  override toBody() {
    return { ...super.toBody(), nearest: this.nearest };
  }
}
