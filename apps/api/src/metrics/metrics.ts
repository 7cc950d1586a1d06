import { LEAD_STATUSES } from '@high-street/contract';
import type { Outcome } from '@high-street/server/deliveries';
import { createServiceMetrics, SECONDS } from '@high-street/server/metrics';
import { Counter, Histogram } from 'prom-client';

import { addStoredGauges, type GaugeParts } from './stored-gauges.ts';

export type MetricsParts = GaugeParts & {
  /** What `/readyz` asks. */
  readonly checkReadiness: () => Promise<void>;
};

/** Everything that Prometheus is told by the API, in a registry of its own. */
export function createMetrics(parts: MetricsParts) {
  const { registry, noteCall, read } = createServiceMetrics(parts.checkReadiness);
  const registers = [registry];

  const leads = new Counter({
    name: 'leads_total',
    help: 'Leads stored, by status and by whether they were put in quarantine.',
    labelNames: ['status', 'quarantined'],
    registers,
  });
  // Prometheus sees no rise in a line that begins with the first lead.
  for (const status of LEAD_STATUSES) {
    for (const quarantined of ['true', 'false']) leads.inc({ status, quarantined }, 0);
  }
  const attempts = new Counter({
    name: 'delivery_attempts_total',
    help: 'Attempts at deliveries, by kind (visitor, provider, crm) and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const attemptSeconds = new Histogram({
    name: 'delivery_attempt_seconds',
    help: 'How long attempts at deliveries took.',
    labelNames: ['kind'],
    // A mail server may take two minutes over a mail.
    buckets: [...SECONDS, 30, 60, 120],
    registers,
  });
  const counts = new Counter({
    name: 'count_messages_total',
    help: 'Messages of pages with what they counted, by outcome (counted, robot, declined, dropped).',
    labelNames: ['outcome'],
    registers,
  });
  addStoredGauges(registry, parts);

  return {
    noteLead: (status: string, isQuarantined: boolean): void =>
      leads.inc({ status, quarantined: String(isQuarantined) }),
    noteCounts: (outcome: string): void => counts.inc({ outcome }),
    noteAttempt: (kind: string, outcome: Outcome['kind'], seconds: number): void => {
      attempts.inc({ kind, outcome });
      if (outcome !== 'postponed') attemptSeconds.observe({ kind }, seconds);
    },
    noteCall,
    read,
  };
}
