import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';

import { readConfig } from '@high-street/server';

import { startInbox } from './inbox.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { startService } from './service.ts';
import { startConfigSchema } from './start-config.ts';

/** The API stands behind the site's own development server, which passes its calls on. */
const API_PORT = '3100';

const config = readConfig(startConfigSchema, process.env);
await mkdir(config.DATA_DIR, { recursive: true });
spawnSync(process.execPath, ['apps/site/draw.ts'], { cwd: PROJECT_ROOT, stdio: 'inherit' });
const inbox = await startInbox(config.INBOX_SMTP_PORT, config.INBOX_PAGE_PORT, config.DATA_DIR);
const services = [
  startService(['--watch', 'apps/api/src/server.ts'], {
    PORT: API_PORT,
    SMTP_URL: inbox.smtpUrl,
    API_DOCS: 'yes',
  }),
  startService(
    ['node_modules/@react-router/dev/bin.cjs', 'dev', 'apps/site', '--port', String(config.PORT)],
    { API_PORT },
  ),
];
process.stdout.write(`Local inbox: ${inbox.pageUrl}\n`);

function stopAll(): void {
  services.forEach(({ stop }) => stop());
}
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
await Promise.race(services.map(({ ended }) => ended));
stopAll();
await Promise.all(services.map(({ ended }) => ended));
process.exit(0);
