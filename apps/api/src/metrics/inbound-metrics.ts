import { Counter, type Registry } from 'prom-client';

import type { Inbound } from '#/inbound/index.ts';

/** What tells how the mailbox of IMAP_URL is read. */
export type InboundReader = Pick<Inbound, 'state'>;

type Parts = {
  readonly addNumber: (name: string, help: string, read: () => Promise<number>) => unknown;
  readonly readOr: <Value>(name: string, read: () => Promise<Value>) => Promise<Value | null>;
  readonly inbound: InboundReader;
};

/** Adds what came of the mails of visitors; it is counted in the database, since any process may have read them. */
export function addInboundMetrics(registry: Registry, { addNumber, readOr, inbound }: Parts): void {
  addNumber(
    'inbound_mailbox_age_seconds',
    'For how long the mailbox of IMAP_URL was not read.',
    async () => (await inbound.state()).ageSeconds,
  );
  const name = 'inbound_mails_total';
  const counter = new Counter({
    name,
    help: 'Mails found in the mailbox of IMAP_URL, by what came of them.',
    labelNames: ['outcome'],
    registers: [registry],
    async collect() {
      const found = await readOr(name, inbound.state);
      counter.reset();
      for (const [outcome, count] of Object.entries(found?.outcomes ?? {})) {
        counter.inc({ outcome }, count);
      }
    },
  });
}
