import { findFreePort, startSmtpSink } from '@high-street/server/testing';

import { startPostgres } from '../fault-day/postgres.ts';
import { LIFTED_LIMITS, startProcess, type RunningProcess } from '../start-process.ts';

/** One of the processes that are watched; `name` is also that of its database connections. */
export type Watched = {
  readonly name: string;
  readonly url: string;
  readonly process: RunningProcess;
};

/** Web, worker and calendar as processes of their own, with one database and a mail server; `stop` ends all of it. */
export async function setStage(folder: string) {
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres(folder);
  stack.defer(postgres.close);
  const smtp = await startSmtpSink();
  stack.defer(smtp.stop);
  const [web, worker] = [await findFreePort(), await findFreePort()];
  const calendar = await findFreePort();
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  const watched: Watched[] = [];

  async function start(name: string, port: number, script: string, env: NodeJS.ProcessEnv) {
    const process = await startProcess(script, {
      ...LIFTED_LIMITS,
      HOST: '127.0.0.1',
      DATABASE_URL: `${postgres.url}&application_name=${name}`,
      SMTP_URL: smtp.url,
      ...env,
    });
    stack.defer(process.stop);
    watched.push({ name, url: urlOf(port), process });
  }

  const api = (role: string, port: number) =>
    start(role, port, 'apps/api/src/server.ts', { ROLE: role, PORT: String(port) });
  await api('web', web);
  await api('worker', worker);
  await start('calendar', calendar, 'apps/calendar/src/server.ts', {
    CALENDAR_PORT: String(calendar),
    CALENDAR_URL: urlOf(calendar),
    SITE_URL: urlOf(web),
  });
  const kept = stack.move();
  return {
    siteUrl: urlOf(web),
    bookingUrl: urlOf(calendar),
    pool: postgres.open.pool,
    mails: smtp.mails,
    watched,
    stop: () => kept.disposeAsync(),
  };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
