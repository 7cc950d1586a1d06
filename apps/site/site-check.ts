import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  AVAILABILITY,
  currentBrand,
  listAvailabilitySamples,
  listSamples,
  listSettingsSamples,
  OPERATOR_SETTINGS,
} from '@high-street/owner';

import { CLAIMS } from './app/content/claims.ts';
import { findMissingClaims, findUnregisteredClaims } from './site-check/claims.ts';
import { findFaults } from './site-check/faults.ts';
import { findPoorHeads } from './site-check/heads.ts';
import { PRIVACY_POLICY } from './build-steps/documents.ts';
import { readPages } from './build-steps/page.ts';
import { listOwnWords } from './site-check/own-words.ts';
import { findPriceWarnings } from './site-check/prices.ts';
import { findRetentionFaults } from './site-check/retention.ts';
import { listContentSamples } from './site-check/samples.ts';

const folder = fileURLToPath(new URL('build/client', import.meta.url));
const pages = await readPages(folder);
const files = globSync('**/*.*', { cwd: folder }).map((name) => `/${name}`);
const { id, pack } = currentBrand();
const samples = [
  ...listSamples(pack).map(({ entry, value }) => `owner/brands/${id}: ${entry} (${value})`),
  ...listSettingsSamples(OPERATOR_SETTINGS).map(
    ({ entry, value }) => `owner/settings.ts: ${entry} (${value})`,
  ),
  ...listAvailabilitySamples(AVAILABILITY).map(
    ({ entry, value }) => `owner/availability.ts: ${entry} (${value})`,
  ),
  ...(await listContentSamples()),
];
const faults = [
  ...findFaults(pages, files),
  ...findPoorHeads(pages),
  ...findUnregisteredClaims(pages, [...Object.values(CLAIMS), listOwnWords(pack)]),
  ...findMissingClaims(pages, CLAIMS),
  ...findRetentionFaults(PRIVACY_POLICY, OPERATOR_SETTINGS.retentionMonths),
];

function print(title: string, lines: readonly string[]): void {
  process.stdout.write(
    `\n${title}: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}`,
  );
}

process.stdout.write(`${pages.length} pages in ${join('apps/site', 'build/client')}\n`);
print('Samples that the owner replaces', samples);
print('Warnings', pack.prices ? findPriceWarnings(pack.prices) : []);
print('Faults', faults);
process.exit(pages.length > 0 && faults.length === 0 ? 0 : 1);
