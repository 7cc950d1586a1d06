import { ROUTES } from '../../e2e/support/routes.ts';

import { bookAndCancel, openPage, sendLead } from './visitors.ts';

const SECOND_MS = 1_000;
const PER_SECOND = { leads: 5, bookings: 1, pages: 20 };
const QUOTED_FAILURES = 20;

/** What visitors did so far, and what went wrong for them. */
export type Tally = {
  leads: number;
  bookings: number;
  pages: number;
  failed: number;
  /** The first failures in words. */
  readonly failures: string[];
};

/** Has visitors come at fixed rates, however those before them fare, until `stop`, which waits for the last of them. */
export function startLoad({ siteUrl, bookingUrl }: { siteUrl: string; bookingUrl: string }) {
  const tally: Tally = { leads: 0, bookings: 0, pages: 0, failed: 0, failures: [] };
  const pages = [...ROUTES.map(({ path }) => `${siteUrl}${path}`), `${bookingUrl}/`].filter(
    (address) => !address.endsWith('/home'),
  );
  const underWay = new Set<Promise<void>>();

  function receive(kind: keyof typeof PER_SECOND, visit: (index: number) => Promise<void>) {
    let come = 0;
    return setInterval(() => {
      const visiting = visit((come += 1))
        .then(
          () => void (tally[kind] += 1),
          (error: unknown) => {
            tally.failed += 1;
            const failure = `${new Date().toISOString()} ${kind}: ${String(error)}`;
            if (tally.failures.length < QUOTED_FAILURES) tally.failures.push(failure);
          },
        )
        .finally(() => underWay.delete(visiting));
      underWay.add(visiting);
    }, SECOND_MS / PER_SECOND[kind]);
  }

  const timers = [
    receive('leads', (index) => sendLead(siteUrl, index)),
    receive('bookings', (index) => bookAndCancel(bookingUrl, index)),
    receive('pages', (index) => openPage(pages[index % pages.length] ?? siteUrl)),
  ];
  return {
    tally,
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
