import { BrandError } from '@high-street/owner';
import { migrate, openDatabase, readConfig, StartupError } from '@high-street/server';
import { closeOnSignal, listen } from '@high-street/server/http';
import { createMailer } from '@high-street/server/mail';
import { pino } from 'pino';

import { readSiteFiles, readSiteRedirects } from '#/site/index.ts';

import { buildApp } from './app.ts';
import { configSchema } from './config.ts';

async function serve(): Promise<void> {
  const config = readConfig(configSchema, process.env);
  const log = pino({ level: config.LOG_LEVEL });
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    log,
  });
  const mailer = createMailer(config.SMTP_URL);
  async function closeParts(): Promise<void> {
    mailer.close();
    await database.close();
  }
  try {
    await migrate(database.db);
    const site = await readSiteFiles(config.SITE_DIR);
    const redirects = await readSiteRedirects(config.SITE_DIR);
    const app = await buildApp({ config, db: database.db, mailer, site, redirects, log });
    await listen(app, config);
    closeOnSignal(
      async () => {
        await app.close();
        await closeParts();
      },
      (error) => log.error({ err: error }, 'the shutdown failed'),
    );
  } catch (error) {
    await closeParts();
    throw error;
  }
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof StartupError || error instanceof BrandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
