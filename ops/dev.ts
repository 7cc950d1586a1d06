import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';

import { readConfig, StartupError } from '@high-street/server';

import { buildIfStale, CALENDAR_PAGE, DESK_SCREENS } from './build.ts';
import { planCalendar, planSiteUrl } from './calendar-plan.ts';
import { planDesk } from './desk-plan.ts';
import { startInbox } from './inbox.ts';
import { onNpmGone } from './on-npm-gone.ts';
import { PRIVATE_UMASK } from './private-umask.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { startService } from './service.ts';
import { startConfigSchema } from './start-config.ts';

/** The API is behind the site's own development server, which passes its calls on: so many ports above it. */
const API_PORT_ABOVE = 100;

async function develop(): Promise<void> {
  const config = readConfig(startConfigSchema, process.env);
  const calendar = planCalendar(config);
  const desk = planDesk(config);
  const API_PORT = String(config.PORT + API_PORT_ABOVE);
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  spawnSync(process.execPath, ['apps/site/draw.ts'], { cwd: PROJECT_ROOT, stdio: 'inherit' });
  if (calendar.own) buildIfStale(CALENDAR_PAGE);
  if (desk) buildIfStale(DESK_SCREENS);
  process.umask(PRIVATE_UMASK);
  const inbox = await startInbox(config.INBOX_SMTP_PORT, config.INBOX_PAGE_PORT, config.DATA_DIR);
  const { smtpUrl: SMTP_URL } = inbox;
  const services = [
    startService(['--watch', 'apps/api/src/server.ts'], {
      PORT: API_PORT,
      SMTP_URL,
      API_DOCS: 'yes',
      // Links in mails lead to the site, which passes them on.
      SITE_URL: planSiteUrl(config),
      CALENDAR_URL: calendar.own ? calendar.url : '',
    }),
    startService(
      ['node_modules/@react-router/dev/bin.cjs', 'dev', 'apps/site', '--port', String(config.PORT)],
      { API_PORT, CALENDAR_URL: calendar.url },
    ),
    ...(calendar.own
      ? [
          startService(['--watch', 'apps/calendar/src/server.ts'], {
            ...calendar.own.env,
            SMTP_URL,
          }),
        ]
      : []),
    ...(desk
      ? [startService(['--watch', 'apps/desk/src/server.ts'], { ...desk.env, SMTP_URL })]
      : []),
  ];
  process.stdout.write(`Local inbox: ${inbox.pageUrl}\n`);
  if (calendar.own) process.stdout.write(`Booking page: ${calendar.own.address}\n`);
  if (desk) process.stdout.write(`Desk: ${desk.url}\n`);

  function stopAll(): void {
    services.forEach(({ stop }) => stop());
  }
  process.on('SIGINT', stopAll);
  process.on('SIGTERM', stopAll);
  onNpmGone(stopAll);
  await Promise.race(services.map(({ ended }) => ended));
  stopAll();
  await Promise.all(services.map(({ ended }) => ended));
}

try {
  await develop();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
