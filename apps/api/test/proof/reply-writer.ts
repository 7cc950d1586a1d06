import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { createReplyDesk } from '@high-street/leads';
import { openDatabase, systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { pino } from 'pino';

/*
 * A process that replies to leads as the desk does, by the same functions: it tells on standard output what it begins and
 * what was done, repeats what fails as a form that is sent again does, and takes every fourth reply back until it is killed.
 */

const { DATA_DIR: dataDir = '', LEAD_IDS = '', PERSON_ID: personId = '' } = process.env;
const leadIds = LEAD_IDS.split(',');
const AGAIN_MS = 200;
const BETWEEN_MS = 100;
const actor = { kind: 'person', personId, addressGroup: '192.0.2.7' } as const;

const { db } = await openDatabase({ dataDir, log: pino({ enabled: false }) });
const audit = createAuditLog({ db, clock: systemClock });
const desk = createReplyDesk({ db, audit, brand: 'Kerbside' });

function tell(what: string, replyId: string): void {
  process.stdout.write(`${what} ${replyId}\n`);
}

/** Does something until it succeeds. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(AGAIN_MS); // The database was killed, which is what this proof is about.
    }
  }
}

for (let nth = 0; ; nth += 1) {
  const replyId = randomUUID();
  const leadId = leadIds[nth % leadIds.length] ?? '';
  const reply = { leadId, replyId, seenReplyId: null, body: `Reply ${replyId}`, actor };
  tell('begun', replyId);
  await insist(() => desk.send({ ...reply, undoSeconds: nth % 2 }));
  tell('sent', replyId);
  await pause(BETWEEN_MS);
  if (nth % 4 !== 3) continue;
  const { kind } = await insist(() => desk.takeBack({ leadId, replyId, actor }));
  tell(kind, replyId);
}
