import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BOOKING_DELIVERIES } from '@high-street/bookings';
import { ALL_LEAD_DELIVERIES } from '@high-street/leads';
import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';
import { readAlerts } from './queries.ts';
import { listSelectors, type LabelMatch } from './selectors.ts';

const runbook = readFileSync(join(PROJECT_ROOT, 'docs/operations.md'), 'utf8');
const headings = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading);

const KINDS = [...ALL_LEAD_DELIVERIES, ...BOOKING_DELIVERIES].map(({ kind }) => kind);

function isMet({ operator, value }: LabelMatch, label: string | undefined): boolean {
  const isEqual = operator.includes('~')
    ? new RegExp(`^(?:${value})$`).test(label ?? '')
    : label === value;
  return isEqual !== operator.startsWith('!');
}

/** The alerts that fire when a delivery of a kind has waited too long. */
function alertsOfWaiting(kind: string): string[] {
  const labels = new Map(Object.entries({ state: 'waiting', kind }));
  const isAsked = (expr: string) =>
    listSelectors(expr).some(
      ({ metric, matches }) =>
        metric === 'delivery_oldest_seconds' &&
        matches.every((match) => isMet(match, labels.get(match.label))),
    );
  return readAlerts()
    .filter(({ expr }) => isAsked(expr))
    .map(({ alert }) => alert);
}

test('late deliveries of leads call somebody at once only when they go to the provider or the CRM', () => {
  expect(KINDS.filter((kind) => alertsOfWaiting(kind).includes('DeliveriesLate'))).toEqual([
    'provider',
    'crm',
  ]);
});

test.for(KINDS)('one alert fires when a delivery of kind %s waits for too long', (kind) => {
  expect(alertsOfWaiting(kind)).toHaveLength(1);
});

test.for(['quiet_hours', 'booking_reminder'])(
  'one alert fires when %s waits for too long, a kind that nobody has named yet',
  (kind) => {
    expect(alertsOfWaiting(kind)).toEqual(['OtherDeliveriesLate']);
  },
);

test.for(['FormsFail', 'VisitorsTurnedAway'])(
  '%s measures the calls of each form alone, however many pages are read',
  (name) => {
    const rule = readAlerts().find(({ alert }) => alert === name);
    const asked = listSelectors(rule?.expr ?? '');

    expect(asked).not.toEqual([]);
    for (const { groupedBy, matches } of asked) {
      const ofRoute = matches.filter(({ label }) => label === 'route');
      expect(groupedBy).toContain('route');
      expect(ofRoute.flatMap(({ value }) => value.split('|'))).toEqual([
        '/api/leads',
        '/api/bookings',
        '/enquiry',
        '/onboarding',
      ]);
    }
  },
);

test.for(readAlerts())(
  '$alert leads to its heading in docs/operations.md',
  ({ alert, annotations }) => {
    expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(headings).toContain(alert);
  },
);

test('every heading of the runbook that is named like an alert belongs to one', () => {
  const section = runbook.split('## When an alert fires')[1]?.split(/^## /m)[0] ?? '';
  const told = [...section.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);

  expect(told).toEqual(readAlerts().map(({ alert }) => alert));
});
