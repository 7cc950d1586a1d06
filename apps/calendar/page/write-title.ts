import type { BookingState } from './booking-state.ts';
import type { Phase } from './phase.ts';
import { WORDS } from './words.ts';

const { details, booked, manage, cancelled, gone, trouble } = WORDS;

/** What each view is about, as its heading has it; null for the first, which is about the whole page. */
const TOPICS: Readonly<Record<Phase, string | null>> = {
  choosing: null,
  detailing: details.title,
  booking: details.title,
  booked: booked.title,
  looking: manage.title,
  moving: manage.moveTitle,
  confirmingMove: manage.moveAsk,
  savingMove: manage.moveAsk,
  askingCancel: manage.ask,
  cancelling: manage.ask,
  cancelled: cancelled.title,
  gone: gone.title,
  trouble: trouble.title,
};

/** Views of which nothing is left but what went wrong, which their heading says. */
const CLOSED: readonly Phase[] = ['gone', 'trouble'];

/** The title of the document: what the view is about, or what has just gone wrong with it. */
export function writeTitle({ phase, error }: Pick<BookingState, 'phase' | 'error'>, brand: string) {
  const topic = CLOSED.includes(phase) ? TOPICS[phase] : (error ?? TOPICS[phase]);
  return topic === null ? WORDS.title(brand) : WORDS.titleOf(topic, brand);
}
