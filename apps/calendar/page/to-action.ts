import type { BookingAction } from './booking-state.ts';
import type { BookingOutcome } from './calendar-client.ts';
import { placeFaults } from './page-props.ts';
import { WORDS } from './words.ts';

/** What happens on the page when a call has ended. */
export function toAction(outcome: BookingOutcome): BookingAction {
  switch (outcome.kind) {
    case 'ok':
      return { type: 'accepted', receipt: outcome.receipt };
    case 'taken':
      return { type: 'taken', nearest: outcome.nearest, error: WORDS.taken.title };
    case 'gone':
      return { type: 'lost' };
    case 'refused': {
      const { text, nearest, faults } = outcome;
      return { type: 'failed', error: text, nearest, faults: placeFaults(faults) };
    }
    case 'offline':
      return { type: 'failed', error: WORDS.trouble.offlineSend };
    case 'failed':
      return { type: 'failed', error: WORDS.trouble.failedSend };
  }
}
