import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { findFreePort } from '@high-street/server/testing';
import { createPeopleDesk, createSessions } from '@high-street/people';

import type { Stage } from '../leads/stage.ts';
import { startProcess } from '../start-process.ts';

/** Where all the people of the bench seem to be. */
const ADDRESS_GROUP = '127.0.0.1';

/** Members of the desk, each signed in: the cookies of their browsers. */
async function signInPeople({ db }: Stage, count: number): Promise<readonly string[]> {
  const clock = systemClock;
  const audit = createAuditLog({ db, clock });
  const desk = createPeopleDesk({ db, audit, clock });
  const sessions = createSessions({ db, audit, clock });
  const cookies: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { person } = await desk.invite({
      email: `member-${index}@shop.example`,
      role: 'member',
      actor: { kind: 'command' },
    });
    const { token } = await sessions.start({
      personId: person.id,
      way: 'passkey',
      agent: 'Bench on Linux',
      addressGroup: ADDRESS_GROUP,
    });
    cookies.push(`desk=${token}`);
  }
  return cookies;
}

/** The desk beside the stage's service, on the same database, with so many people signed in; `stop` ends it. */
export async function startDesk(stage: Stage, people: number) {
  const cookies = await signInPeople(stage, people);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const service = await startProcess('apps/desk/src/server.ts', {
    HOST: '127.0.0.1',
    DESK_PORT: String(port),
    DESK_URL: url,
    DATA_DIR: stage.dataDir,
    SMTP_URL: stage.smtpUrl,
  });
  return { url, cookies, service, stop: service.stop };
}

export type RunningDesk = Awaited<ReturnType<typeof startDesk>>;
