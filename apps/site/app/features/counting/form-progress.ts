import type { FormProgress } from '@high-street/contract';

/** The most that is kept for a counter that has not come yet. */
const MOST_WAITING = 100;

type Listener = (progress: FormProgress) => void;

/** What a form tells of itself, on its way to whoever counts it. */
type FormProgressChannel = {
  readonly tell: Listener;
  /** Hears all that was told before as well. */
  readonly listen: (listener: Listener) => void;
};

/** Makes a channel with nobody at its end. */
export function createFormProgress(): FormProgressChannel {
  const waiting: FormProgress[] = [];
  let heard: Listener | null = null;
  return {
    tell(progress) {
      if (heard) heard(progress);
      else if (waiting.length < MOST_WAITING) waiting.push(progress);
    },
    listen(listener) {
      heard = listener;
      waiting.splice(0).forEach(listener);
    },
  };
}

/** The channel of this document: pages hand its near end to their forms, the counter has the other. */
export const formProgress = createFormProgress();
