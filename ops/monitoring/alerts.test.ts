import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';
import { readAlerts } from './queries.ts';

const runbook = readFileSync(join(PROJECT_ROOT, 'docs/operations.md'), 'utf8');
const headings = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading);

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
