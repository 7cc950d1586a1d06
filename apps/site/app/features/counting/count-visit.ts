import { COUNTS_PATH, LENGTH_LIMIT, type Counts } from '@high-street/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';

import {
  findBeginning,
  isFromOwnPage,
  isShownAgain,
  readVisitStart,
  type VisitStart,
} from '#/visit-start/visit-start.ts';

import { countingChoice } from './counting-choice.ts';
import { formProgress } from './form-progress.ts';
import { createVisitTally, type VisitTally } from './visit-tally.ts';

/** What is known of the document by the time that counting begins. */
export type CountVisitOptions = {
  /** Where the API answers; empty for the site's own origin. */
  readonly apiBase: string;
  /** The pages that it has shown so far. */
  readonly pages: readonly string[];
  /** Whether the visitor had switched it off when the document came. */
  readonly wasOff: boolean;
};

function describeSource(start: VisitStart): Pick<Counts, 'campaign' | 'host'> {
  const { first, referrer } = findBeginning(start);
  return {
    campaign: first.searchParams.get('utm_campaign')?.slice(0, LENGTH_LIMIT.line) || null,
    host: (URL.canParse(referrer) && new URL(referrer).host) || null,
  };
}

function watchVitals(tally: VisitTally): void {
  const options = { reportAllChanges: true };
  onLCP(({ value }) => tally.noteVital('lcp', value), options);
  onINP(({ value }) => tally.noteVital('inp', value), options);
  onCLS(({ value }) => tally.noteVital('cls', value), options);
}

/**
 * Counts this document from now on, and gives what has to be told of each change of pages. Totals are sent when the
 * document is hidden or left. A failure costs its count and nothing else.
 */
export function countVisit({ apiBase, pages, wasOff }: CountVisitOptions): (page: string) => void {
  const start = readVisitStart();
  const source = describeSource(start);
  const tally = createVisitTally({
    isLanding: !isFromOwnPage(start) && !isShownAgain(),
    width: window.innerWidth,
  });
  const isVisible = () => document.visibilityState === 'visible';
  let page = '';

  function showPage(next: string): void {
    page = next;
    tally.showPage(next);
  }

  function send(): void {
    const counts = tally.take();
    if (counts.length === 0 || countingChoice.read() !== 'on') return;
    const body = JSON.stringify({ ...source, counts } satisfies Counts);
    navigator.sendBeacon(`${apiBase}${COUNTS_PATH}`, body);
  }

  // They listen first, so that at the end their last values are there before the totals go.
  watchVitals(tally);
  tally.setVisible(isVisible());
  pages.forEach(showPage);
  formProgress.listen(tally.noteForm);
  // What happened until now, or while it was switched off, is nobody's business.
  if (wasOff) tally.forget();
  countingChoice.subscribe(tally.forget);
  document.addEventListener('visibilitychange', () => {
    tally.setVisible(isVisible());
    if (!isVisible()) send();
  });
  addEventListener('pagehide', () => {
    tally.leave();
    // Else it is hidden right after this, which sends.
    if (!isVisible()) send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tally.showPage(page);
  });
  return showPage;
}
