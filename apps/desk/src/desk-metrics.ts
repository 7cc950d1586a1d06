import { type Way, WAYS } from '@high-street/people';
import { createServiceMetrics } from '@high-street/server/metrics';
import { Counter, Gauge } from 'prom-client';

import { SIGN_IN_OUTCOMES, type SignInOutcome } from '#/sign-in/index.ts';

type Sources = {
  /** Throws when `/readyz` does not answer 200. */
  readonly checkReadiness: () => Promise<unknown>;
  readonly countSessions: () => Promise<number>;
  readonly countStreams: () => number;
};

/** The metrics of every service, and those of the desk. */
export function createDeskMetrics({ checkReadiness, countSessions, countStreams }: Sources) {
  const metrics = createServiceMetrics(checkReadiness);
  const { registry } = metrics;
  const registers = [registry];
  const signIns = new Counter({
    name: 'desk_sign_ins_total',
    help: 'Attempts to sign in to the desk, by way and outcome.',
    labelNames: ['way', 'outcome'],
    registers,
  });
  // Prometheus sees no rise in a line that begins with the first attempts.
  for (const way of WAYS) {
    for (const outcome of SIGN_IN_OUTCOMES) signIns.inc({ way, outcome }, 0);
  }
  const mails = new Counter({
    name: 'desk_mails_total',
    help: 'Mails of the desk to its people, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'desk_sessions',
      help: 'Browsers that people are signed in with.',
      registers: [],
      async collect() {
        // While the database is away nobody knows.
        await countSessions().then(
          (sessions) => this.set(sessions),
          () => this.remove(),
        );
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'desk_streams',
      help: 'Pages of the desk that are told what happens, on this process.',
      registers: [],
      collect() {
        this.set(countStreams());
      },
    }),
  );
  return {
    ...metrics,
    countSignIn: (way: Way, outcome: SignInOutcome): void => signIns.inc({ way, outcome }),
    countMail: (kind: string, outcome: string): void => mails.inc({ kind, outcome }),
  };
}
