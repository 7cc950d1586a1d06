import { mkdir } from 'node:fs/promises';

import { BrandError, currentBrand } from '@high-street/owner';
import { errorText, readConfig, StartupError } from '@high-street/server';

import { startInbox } from './inbox.ts';
import { startService } from './service.ts';
import { buildSite, SHIPPED_SITE } from './site-build.ts';
import { startConfigSchema } from './start-config.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `The data folder ${path} cannot be made (${errorText(error)}). Make it writable, or set DATA_DIR to a folder that is.`,
    );
  }
}

async function start(): Promise<number> {
  const config = readConfig(startConfigSchema, process.env);
  const brand = currentBrand().pack;
  await makeFolder(config.DATA_DIR);
  buildSite(SHIPPED_SITE);
  const inbox = config.SMTP_URL
    ? null
    : await startInbox(config.INBOX_SMTP_PORT, config.INBOX_PAGE_PORT, config.DATA_DIR);
  const api = startService(['apps/api/src/server.ts'], {
    // React draws letters up several times as fast.
    NODE_ENV: 'production',
    ...(inbox ? { SMTP_URL: inbox.smtpUrl } : {}),
  });
  process.on('SIGINT', api.stop);
  process.on('SIGTERM', api.stop);
  if (await api.ready) {
    say('');
    say(`${brand.name} is open.`);
    say(`  Site and API   http://${config.HOST}:${config.PORT}`);
    if (inbox) say(`  Local inbox    ${inbox.pageUrl} (mail server on ${inbox.smtpUrl})`);
    say('  Leads          npm run leads');
    say('  Stop           Ctrl-C');
  }
  return api.ended;
}

try {
  process.exit(await start());
} catch (error) {
  if (!(error instanceof StartupError || error instanceof BrandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
