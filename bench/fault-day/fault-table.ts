import type { Deed, Diary } from './diary.ts';
import { listOutages } from './outages.ts';

/** What visitors saw during one fault. */
export type FaultRow = {
  readonly fault: string;
  readonly visits: number;
  /** Requests that were not answered or with a fault of the server, and that nobody saw. */
  readonly failedTries: number;
  /** Errors that a visitor of a form saw. */
  readonly alerts: Readonly<Record<Deed, number>>;
  /** From the first request that failed to the next that did not, in ms, over the kinds of requests. */
  readonly longestOutage: number;
  /** The longest that anybody waited for what they had pressed, in ms. */
  readonly longestWait: Readonly<Record<Deed, number>>;
};

const DEEDS: readonly Deed[] = ['lead', 'mail', 'booking', 'page'];

function perDeed(valueOf: (deed: Deed) => number): Record<Deed, number> {
  return {
    lead: valueOf('lead'),
    mail: valueOf('mail'),
    booking: valueOf('booking'),
    page: valueOf('page'),
  };
}

/** One row a fault, in the order in which they first came. */
export function listRows({ tries, visits }: Pick<Diary, 'tries' | 'visits'>): FaultRow[] {
  const faults = [
    ...new Set(visits.toSorted((a, b) => a.begun - b.begun).map(({ fault }) => fault)),
  ];
  const outages = DEEDS.flatMap((deed) => listOutages(tries, deed));
  return faults.map((fault) => {
    const own = visits.filter((visit) => visit.fault === fault);
    const ownTries = tries.filter((one) => one.fault === fault);
    const of = (deed: Deed) => own.filter((visit) => visit.deed === deed);
    return {
      fault,
      visits: own.length,
      failedTries: ownTries.filter(({ isGood }) => !isGood).length,
      alerts: perDeed((deed) => of(deed).reduce((sum, { alerts }) => sum + alerts, 0)),
      longestOutage: Math.max(
        0,
        ...outages.filter((away) => away.fault === fault).map(({ begun, ended }) => ended - begun),
      ),
      longestWait: perDeed((deed) =>
        Math.max(0, ...of(deed).map(({ begun, ended }) => ended - begun)),
      ),
    };
  });
}

/** The rows as a table in Markdown. */
export function printTable(rows: readonly FaultRow[]): string {
  const head = [
    'fault',
    'visits',
    'requests that failed',
    'longest outage, ms',
    'errors seen: lead, mail, booking, page',
    'longest wait, ms: lead, mail, booking, page',
  ];
  const list = (values: Readonly<Record<Deed, number>>) =>
    DEEDS.map((deed) => values[deed].toFixed(0)).join(', ');
  const lines = rows.map(({ fault, visits, failedTries, alerts, longestOutage, longestWait }) =>
    [fault, visits, failedTries, longestOutage.toFixed(0), list(alerts), list(longestWait)].join(
      ' | ',
    ),
  );
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines]
    .map((line) => `| ${line} |\n`)
    .join('');
}
