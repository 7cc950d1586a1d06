import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { currentBrand, OwnerError } from '@high-street/owner';
import { errorText, readConfig, StartupError } from '@high-street/server';

import { buildIfStale, CALENDAR_PAGE, DESK_SCREENS, siteBuild } from './build.ts';
import { buildAddress, planCalendar, planSiteUrl } from './calendar-plan.ts';
import { planDesk } from './desk-plan.ts';
import { makeFirstOwnerLink } from './first-owner.ts';
import { startInbox } from './inbox.ts';
import { onNpmGone } from './on-npm-gone.ts';
import { PRIVATE_UMASK } from './private-umask.ts';
import { joinServices, startService } from './service.ts';
import { startConfigSchema, type StartConfig } from './start-config.ts';

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

/** Says how the first owner comes in while there is none; the product goes on where that cannot be found out. */
async function greetFirstOwner(config: StartConfig, deskUrl: string): Promise<void> {
  try {
    const link = await makeFirstOwnerLink(config, deskUrl);
    if (link === null) return;
    say('');
    say('Nobody belongs to the desk yet. This link lets its first owner in, once, within a day:');
    say(`  ${link}`);
  } catch (error) {
    process.stderr.write(`The link of the desk's first owner was not made: ${errorText(error)}\n`);
  }
}

async function start(): Promise<number> {
  const config = readConfig(startConfigSchema, process.env);
  const calendar = planCalendar(config);
  const desk = planDesk(config);
  const brand = currentBrand().pack;
  await makeFolder(config.DATA_DIR);
  buildIfStale(siteBuild(calendar.url));
  if (calendar.own) buildIfStale(CALENDAR_PAGE);
  if (desk) buildIfStale(DESK_SCREENS);
  // After the builds: what they make may be served by somebody else.
  process.umask(PRIVATE_UMASK);
  const inbox = config.SMTP_URL
    ? null
    : await startInbox(config.INBOX_SMTP_PORT, config.INBOX_PAGE_PORT, config.DATA_DIR);
  const env = {
    // React draws letters up several times as fast.
    NODE_ENV: 'production',
    ...(inbox ? { SMTP_URL: inbox.smtpUrl } : {}),
    // Mails to the team lead there.
    ...(desk ? { DESK_URL: desk.url } : {}),
  };
  const product = joinServices([
    startService(['apps/api/src/server.ts'], {
      ...env,
      // Links in mails lead where the site is, which HOST may have moved.
      SITE_URL: planSiteUrl(config),
      CALENDAR_URL: calendar.own ? calendar.url : '',
    }),
    ...(calendar.own
      ? [startService(['apps/calendar/src/server.ts'], { ...env, ...calendar.own.env })]
      : []),
    ...(desk ? [startService(['apps/desk/src/server.ts'], { ...env, ...desk.env })] : []),
  ]);
  process.on('SIGINT', product.stop);
  process.on('SIGTERM', product.stop);
  onNpmGone(product.stop);
  if (await product.ready) {
    say('');
    say(`${brand.name} is open.`);
    say(`  Site and API   ${buildAddress(config.HOST, config.PORT)}`);
    if (calendar.own) say(`  Booking page   ${calendar.own.address}`);
    if (desk) say(`  Desk           ${desk.url}`);
    if (inbox) say(`  Local inbox    ${inbox.pageUrl} (mail server on ${inbox.smtpUrl})`);
    say('  Leads          npm run leads');
    say('  Stop           Ctrl-C');
    if (desk) await greetFirstOwner(config, desk.url);
  }
  return product.ended;
}

try {
  process.exit(await start());
} catch (error) {
  if (!(error instanceof StartupError || error instanceof OwnerError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
