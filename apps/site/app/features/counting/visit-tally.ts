import type { Counts, FormProgress, Vital } from '@high-street/contract';

import { createFormTally } from './form-tally.ts';
import { describeVital, findDevice } from './vital-buckets.ts';

type Count = Counts['counts'][number];

/** What the service takes of one document at a time, and of one count. */
const MOST_COUNTS = 200;
const MOST_OF_ONE = 100;

/** What is to be counted of one document since it was last asked. It is told what happens, and knows no browser. */
export type VisitTally = {
  /** A page is shown: at first, after a change of pages, or out of the back/forward cache. */
  readonly showPage: (page: string) => void;
  /** Whether somebody can see it; a page that nobody has seen yet counts once they can. */
  readonly setVisible: (isVisible: boolean) => void;
  readonly noteForm: (progress: FormProgress) => void;
  /** The latest value of a vital; it counts when the document is hidden for the first time. */
  readonly noteVital: (vital: Vital, value: number) => void;
  /** The document is left. */
  readonly leave: () => void;
  /** Gives what is new, and forgets it. */
  readonly take: () => Count[];
  /** Forgets all that happened so far; the vitals of the document do not count any more either. */
  readonly forget: () => void;
};

type Heap = Pick<VisitTally, 'take' | 'forget'> & {
  readonly add: (page: string, what: string) => void;
};

function createHeap(): Heap {
  const counts = new Map<string, Count>();
  return {
    add(page, what) {
      const key = `${page} ${what}`;
      const n = Math.min((counts.get(key)?.n ?? 0) + 1, MOST_OF_ONE);
      counts.set(key, { page, what, n });
    },
    take() {
      const taken = [...counts].slice(0, MOST_COUNTS);
      taken.forEach(([key]) => counts.delete(key));
      return taken.map(([, count]) => count);
    },
    forget: () => counts.clear(),
  };
}

/** What is known of a document at its start. */
type DocumentStart = {
  /** Whether a visit begins with it. */
  readonly isLanding: boolean;
  /** Of its window. */
  readonly width: number;
};

/** Starts the tally of a document. */
export function createVisitTally({ isLanding, width }: DocumentStart): VisitTally {
  const heap = createHeap();
  const vitals = new Map<Vital, number>();
  const device = findDevice(width);
  let first: string | null = null;
  let page = '';
  let isVisible = false;
  let isUnseen = false;
  let isLanded = !isLanding;
  let areVitalsCounted = false;
  const count = (what: string) => heap.add(page, what);
  const forms = createFormTally(count);

  function see(): void {
    if (!isVisible || !isUnseen) return;
    isUnseen = false;
    count('seen');
    if (!isLanded) count('landed');
    isLanded = true;
  }

  function countVitals(): void {
    if (areVitalsCounted || first === null) return;
    areVitalsCounted = true;
    for (const [vital, value] of vitals) heap.add(first, describeVital(vital, value, device));
  }

  return {
    showPage(next) {
      if (next !== page) forms.end();
      first ??= next;
      page = next;
      isUnseen = true;
      see();
    },
    setVisible(next) {
      isVisible = next;
      see();
    },
    noteForm: forms.note,
    noteVital: (vital, value) => void vitals.set(vital, value),
    leave: forms.leave,
    take() {
      if (!isVisible) countVitals();
      return heap.take();
    },
    forget() {
      areVitalsCounted = true;
      forms.forget();
      heap.forget();
    },
  };
}
