import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { PROJECT_ROOT } from '../project-root.ts';

const text = z.string().min(1);
const duration = z.string().regex(/^\d+[smhd]$/);

const ruleSchema = z.strictObject({
  alert: text,
  expr: text,
  for: duration.optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: text, description: text, runbook_url: text }),
});
const rulesSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: text, rules: z.array(ruleSchema) })),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: text, targets: z.array(z.object({ expr: text })).min(1) })),
});

/** A query with its place. */
export type PlacedQuery = { readonly place: string; readonly query: string };

function read(name: string): string {
  return readFileSync(join(PROJECT_ROOT, 'ops/monitoring', name), 'utf8');
}

/** The alerting rules; throws when the file is not what Prometheus and this project expect. */
export function readAlerts() {
  return rulesSchema.parse(parse(read('alerts.yaml'))).groups.flatMap(({ rules }) => rules);
}

/** Every query of the alerts and of the dashboard, Grafana's own words replaced by what they stand for. */
export function readQueries(): PlacedQuery[] {
  const { panels } = dashboardSchema.parse(JSON.parse(read('dashboard.json')));
  const shown = panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ place: `panel ${title}`, query: expr })),
  );
  return [
    ...readAlerts().map(({ alert, expr }) => ({ place: `alert ${alert}`, query: expr })),
    ...shown.map(({ place, query }) => ({
      place,
      query: query.replaceAll('$__rate_interval', '5m'),
    })),
  ];
}
