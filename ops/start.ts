import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { BrandError, currentBrand } from '@high-street/owner';
import { errorText, readConfig, StartupError } from '@high-street/server';

import { buildIfStale, CALENDAR_PAGE, siteBuild } from './build.ts';
import { buildAddress, planCalendar } from './calendar-plan.ts';
import { startInbox } from './inbox.ts';
import { onNpmGone } from './on-npm-gone.ts';
import { PRIVATE_UMASK } from './private-umask.ts';
import { joinServices, startService } from './service.ts';
import { startConfigSchema } from './start-config.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `The data folder ${path} cannot be made (${errorText(error)}). Make it writable, or set DATA_DIR to a folder that is.`,
    );
  }
}

async function start(): Promise<number> {
  const config = readConfig(startConfigSchema, process.env);
  const calendar = planCalendar(config);
  const brand = currentBrand().pack;
  await makeFolder(config.DATA_DIR);
  buildIfStale(siteBuild(calendar.url));
  if (calendar.own) buildIfStale(CALENDAR_PAGE);
  // After the builds: what they make may be served by somebody else.
  process.umask(PRIVATE_UMASK);
  const inbox = config.SMTP_URL
    ? null
    : await startInbox(config.INBOX_SMTP_PORT, config.INBOX_PAGE_PORT, config.DATA_DIR);
  const env = {
    // React draws letters up several times as fast.
    NODE_ENV: 'production',
    ...(inbox ? { SMTP_URL: inbox.smtpUrl } : {}),
  };
  const product = joinServices([
    startService(['apps/api/src/server.ts'], env),
    ...(calendar.own
      ? [startService(['apps/calendar/src/server.ts'], { ...env, ...calendar.own.env })]
      : []),
  ]);
  process.on('SIGINT', product.stop);
  process.on('SIGTERM', product.stop);
  onNpmGone(product.stop);
  if (await product.ready) {
    say('');
    say(`${brand.name} is open.`);
    say(`  Site and API   ${buildAddress(config.HOST, config.PORT)}`);
    if (calendar.own) say(`  Booking page   ${calendar.own.address}`);
    if (inbox) say(`  Local inbox    ${inbox.pageUrl} (mail server on ${inbox.smtpUrl})`);
    say('  Leads          npm run leads');
    say('  Stop           Ctrl-C');
  }
  return product.ended;
}

try {
  process.exit(await start());
} catch (error) {
  if (!(error instanceof StartupError || error instanceof BrandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
