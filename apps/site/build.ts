import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beginBuild, buildByRouter, compressAll } from '@high-street/build';
import { currentBrand, OPERATOR_SETTINGS, settings } from '@high-street/owner';
import { readConfig } from '@high-street/server';

import { SPA_FALLBACK } from './app/navigation/router-internals.ts';
import { buildConfigSchema } from './build-config.ts';
import { frameSource, readCalendarUrl } from './build-steps/calendar.ts';
import { readCalendarSetting } from './build-steps/calendar-setting.ts';
import { checkContrast } from './build-steps/check-contrast.ts';
import { PRIVACY_POLICY, writeDocuments } from './build-steps/documents.ts';
import { drawAll } from './build-steps/drawings.ts';
import { writeFavicon } from './build-steps/favicon.ts';
import { writeIcons } from './build-steps/seo/icons.ts';
import { writeSeoMetadata } from './build-steps/seo/index.ts';
import { readSiteOrigin } from './build-steps/seo/site-origin.ts';
import { writeHeaders } from './build-steps/headers.ts';
import { writeNginxSite } from './build-steps/nginx-site.ts';
import { writeNotFoundFile } from './build-steps/not-found-file.ts';
import { readPages, writePages } from './build-steps/page.ts';
import { speedUpLoading } from './build-steps/page-loading/index.ts';
import { writeRedirects } from './build-steps/redirects.ts';
import { findRetentionFaults } from './site-check/retention.ts';

const site = fileURLToPath(new URL('.', import.meta.url));
const config = readConfig(buildConfigSchema, process.env);
const { CALENDAR_URL, SITE_URL = '', SITE_OUT, BRAND = '' } = config;
const build = join(site, SITE_OUT);
const output = join(build, 'client');

const calendar = readCalendarSetting(CALENDAR_URL);
const origin = readSiteOrigin(SITE_URL);
checkContrast(currentBrand());
const { isLandingIndexed, retentionMonths } = OPERATOR_SETTINGS;
for (const fault of findRetentionFaults(PRIVACY_POLICY, retentionMonths)) {
  process.stdout.write(`${fault}\n`);
}
await drawAll();
const finish = await beginBuild(build);
buildByRouter(site);
// No address needs it: every page has its own file, and the server sends the 404 page for the rest.
await rm(join(output, SPA_FALLBACK));
await writeFavicon(output, currentBrand());
await writeIcons(output, currentBrand());
await writeDocuments(output, currentBrand());
await writeRedirects(output);
const pages = await readPages(output);
await writeSeoMetadata(pages, output, {
  origin,
  brand: currentBrand(),
  isLandingIndexed,
});
await speedUpLoading(pages, { folder: output, site });
await writePages(output, pages);
await writeHeaders(build, output, {
  frame: frameSource(readCalendarUrl(calendar)),
  api: settings.apiBase ? new URL(settings.apiBase).origin : "'self'",
});
await writeNginxSite(build, output);
await compressAll(output);
await writeNotFoundFile(output);
await finish([calendar, SITE_URL, BRAND]);
