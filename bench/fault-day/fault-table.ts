import type { Action, Diary } from './diary.ts';
import { listOutages } from './outages.ts';

/** What visitors saw during one fault. */
export type FaultRow = {
  readonly fault: string;
  readonly visits: number;
  /** Requests that were not answered or with a fault of the server, and that nobody saw. */
  readonly failedTries: number;
  /** Errors that a visitor of a form saw. */
  readonly alerts: Readonly<Record<Action, number>>;
  /** From the first request that failed to the next that did not, in ms, over the kinds of requests. */
  readonly longestOutage: number;
  /** The longest that anybody waited for what they had pressed, in ms. */
  readonly longestWait: Readonly<Record<Action, number>>;
};

const ACTIONS: readonly Action[] = ['lead', 'mail', 'booking', 'page'];

function perAction(valueOf: (action: Action) => number): Record<Action, number> {
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
  const outages = ACTIONS.flatMap((action) => listOutages(tries, action));
  return faults.map((fault) => {
    const own = visits.filter((visit) => visit.fault === fault);
    const ownTries = tries.filter((one) => one.fault === fault);
    const of = (action: Action) => own.filter((visit) => visit.action === action);
    return {
      fault,
      visits: own.length,
      failedTries: ownTries.filter(({ isGood }) => !isGood).length,
      alerts: perAction((action) => of(action).reduce((sum, { alerts }) => sum + alerts.length, 0)),
      longestOutage: Math.max(
        0,
        ...outages.filter((away) => away.fault === fault).map(({ begun, ended }) => ended - begun),
      ),
      longestWait: perAction((action) =>
        Math.max(0, ...of(action).map(({ begun, ended }) => ended - begun)),
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
  const list = (values: Readonly<Record<Action, number>>) =>
    ACTIONS.map((action) => values[action].toFixed(0)).join(', ');
  const lines = rows.map(({ fault, visits, failedTries, alerts, longestOutage, longestWait }) =>
    [fault, visits, failedTries, longestOutage.toFixed(0), list(alerts), list(longestWait)].join(
      ' | ',
    ),
  );
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines]
    .map((line) => `| ${line} |\n`)
    .join('');
}
