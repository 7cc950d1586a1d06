import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { AVAILABILITY, chooseBrand } from '@high-street/owner';
import { readDisk } from '@high-street/server';
import { expect, onTestFinished, test } from 'vitest';

import { siteBuild } from '../build.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { checkAddress } from './address-check.ts';
import { checkBrand, listContentSamples } from './brand-check.ts';
import { checkBuild, checkSite } from './build-check.ts';
import { checkDisk } from './disk-check.ts';
import { checkProxies } from './proxy-check.ts';
import { readSettings } from './read-settings.ts';
import { checkSecrets } from './secret-check.ts';

const GIGABYTE = 1_000;
const LONG = 's'.repeat(32);

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test.for([
  [3 * GIGABYTE, 'ok'],
  [1.9 * GIGABYTE, 'warning'],
  [0.25 * GIGABYTE, 'fault'],
] as const)('a disk with %i MB free is %s', async ([freeMegabytes, status]) => {
  expect(await checkDisk(await aFolder(), () => ({ freeMegabytes }))).toMatchObject({ status });
});

test('leaves nothing behind where it tries to write, and reads what is free', async () => {
  const folder = await aFolder();

  await checkDisk(folder, readDisk);

  expect(await readdir(folder)).toEqual([]);
  expect(readDisk(folder).freeMegabytes).toBeGreaterThan(0);
});

test('a folder that cannot be written to is a fault', async () => {
  const file = join(await aFolder(), 'file');
  await writeFile(file, '');

  expect(await checkDisk(file, readDisk)).toMatchObject({
    status: 'fault',
    text: expect.stringMatching(/ENOTDIR/),
  });
});

test('tells which secrets that processes share are set; without one all find a key in the database', () => {
  const textsOf = (settings: Parameters<typeof checkSecrets>[0]) =>
    checkSecrets(settings)
      .filter(({ about, status }) => about === 'secrets' && status === 'ok')
      .map(({ text }) => text);

  expect(textsOf({ FORM_TOKEN_SECRET: LONG })).toEqual([
    'FORM_TOKEN_SECRET is set.',
    'ENQUIRY_SECRET is not set: all processes use a key in the database.',
  ]);
  expect(textsOf({ ENQUIRY_SECRET: LONG })).toEqual([
    'FORM_TOKEN_SECRET is not set: all processes use a key in the database.',
    'ENQUIRY_SECRET is set.',
  ]);
});

test.for([
  [{}, 'ok'],
  [{ SITE_URL: 'http://localhost:3000' }, 'ok'],
  [{ SITE_URL: 'https://www.shop.example' }, 'warning'],
  [{ SITE_URL: 'https://www.shop.example', METRICS_KEY: LONG }, 'ok'],
] as const)('the metrics with %j are %s', ([settings, status]) => {
  expect(checkSecrets(settings).at(-1)).toMatchObject({ about: 'metrics', status });
});

test.for([
  ['https://www.shop.example', [], 'warning'],
  ['https://www.shop.example', ['127.0.0.1'], 'ok'],
  ['http://localhost:3000', [], 'ok'],
] as const)('a site at %s with the proxies %j is %s', ([siteUrl, trustedProxies, status]) => {
  expect(checkProxies({ siteUrl, trustedProxies })).toMatchObject({ about: 'proxies', status });
});

test.for(['FORM_TOKEN_SECRET', 'BOOKING_SECRET', 'CRM_KEY', 'METRICS_KEY'])(
  'a short %s is told as the service would tell it, and not shown',
  (name) => {
    expect(() => readSettings({ [name]: 'short' })).toThrow(
      `${name} must be at least 32 characters (is not shown)`,
    );
    expect(readSettings({ [name]: LONG }).siteUrl).toBe('http://localhost:3000');
  },
);

test.for([
  ['https://www.shop.example', 'ok'],
  ['http://www.shop.example', 'warning'],
  ['http://localhost:3000', 'warning'],
  ['https://www.shop.example/', 'fault'],
  ['www.shop.example', 'fault'],
])('the address %s is %s', ([address = '', status]) => {
  expect(checkAddress(address)).toMatchObject({ status });
});

const SAMPLES = {
  brand: chooseBrand('kerbside'),
  settings: { campaigns: [{ name: 'Sample campaign', utmCampaign: 'sample-campaign' }] },
  availability: { place: 'Video call, link by email' },
};

test('samples of the brand and of the content are counted together', async () => {
  const { brand, settings, availability } = SAMPLES;
  const real = {
    brand: { ...brand, pack: { ...brand.pack, isSample: false } },
    settings: { campaigns: [] },
    availability: { place: '5 Mill Lane, Leeds' },
  };

  expect(await checkBrand(real, async () => [])).toMatchObject({ status: 'ok' });
  expect(await checkBrand(real, async () => ['one', 'two'])).toMatchObject({
    status: 'warning',
    text: 'kerbside still holds 2 samples.',
  });
  expect(await checkBrand(SAMPLES, async () => [])).toMatchObject({ status: 'warning' });
  for (const one of [{ settings }, { availability }]) {
    expect(await checkBrand({ ...real, ...one }, async () => [])).toMatchObject({
      status: 'warning',
      text: 'kerbside still holds 1 sample.',
    });
  }
  expect(await listContentSamples()).not.toHaveLength(0);
});

test('says that the content of the site is not counted where its sources are not', async () => {
  const { text } = await checkBrand(SAMPLES, async () => null);

  expect(text).toMatch(/^kerbside still holds \d+ samples, not counting the site's words/);
});

test('a build is missing, up to date, or older than its variables', async () => {
  const folder = relative(PROJECT_ROOT, await aFolder());
  const build = { ...siteBuild('none'), folder, sources: [] };
  expect(checkBuild(build)).toMatchObject({ status: 'fault' });

  await writeFile(join(PROJECT_ROOT, folder, 'finished'), 'none\n\n\n');
  expect(
    checkBuild({ ...build, env: { CALENDAR_URL: 'none', SITE_URL: '', BRAND: '' } }),
  ).toMatchObject({ status: 'ok' });
  expect(checkBuild({ ...build, env: { CALENDAR_URL: 'https://cal.example' } })).toMatchObject({
    status: 'warning',
  });
});

const SITE_URL = 'https://www.shop.example';
const pageAt = (origin: string) => `<head><link id="listing" rel="canonical" href="${origin}/">`;

/** A folder with this home page. */
async function aSite(page: string): Promise<string> {
  const siteDir = await aFolder();
  await writeFile(join(siteDir, 'index.html'), page);
  return siteDir;
}

/** A site that was built into a folder of its own, with this home page, or not at all. */
async function aBuiltSite(page: string | null) {
  const folder = await aFolder();
  if (page !== null) {
    await mkdir(join(folder, 'client'));
    await writeFile(join(folder, 'client', 'index.html'), page);
    await writeFile(join(folder, 'finished'), `none\n${SITE_URL}\n\n`);
  }
  const env = { CALENDAR_URL: 'none', SITE_URL, BRAND: '' };
  return { ...siteBuild('none'), folder: relative(PROJECT_ROOT, folder), sources: [], env };
}

test('a site that was built elsewhere is looked for in SITE_DIR', async () => {
  const build = await aBuiltSite(null);
  const empty = await aFolder();
  expect(checkSite(build, { siteDir: empty, siteUrl: undefined })).toMatchObject({
    status: 'fault',
  });

  const siteDir = await aSite(pageAt(SITE_URL));
  expect(checkSite(build, { siteDir, siteUrl: SITE_URL })).toMatchObject({ status: 'ok' });
  expect(checkSite(build, { siteDir, siteUrl: undefined })).toMatchObject({ status: 'ok' });
});

test.for([pageAt('http://localhost:3000'), '<head></head>'])(
  'pages in SITE_DIR that name another address than SITE_URL are a warning: %s',
  async (page) => {
    const build = await aBuiltSite(null);
    const siteDir = await aSite(page);

    expect(checkSite(build, { siteDir, siteUrl: SITE_URL })).toMatchObject({
      status: 'warning',
      text: expect.stringContaining(`SITE_URL is ${SITE_URL}`),
    });
  },
);

test('a site that is built here and not published, or out of date, is a warning', async () => {
  const siteDir = await aSite(pageAt(SITE_URL));
  const look = async (page: string, changes: NodeJS.ProcessEnv = {}) => {
    const build = await aBuiltSite(page);
    const env = { ...build.env, ...changes };
    return checkSite({ ...build, env }, { siteDir, siteUrl: SITE_URL });
  };

  expect(await look(pageAt(SITE_URL))).toMatchObject({ status: 'ok' });
  expect(await look(`${pageAt(SITE_URL)}<p>Newer`)).toMatchObject({
    status: 'warning',
    text: expect.stringContaining('another build'),
  });
  expect(await look(pageAt(SITE_URL), { BRAND: 'another' })).toMatchObject({ status: 'warning' });
});

test('hours that keep the services from starting are told with the settings', () => {
  const { timeZone } = AVAILABILITY;
  onTestFinished(() => void Object.assign(AVAILABILITY, { timeZone }));
  Object.assign(AVAILABILITY, { timeZone: 'Europe/Lodnon' });

  expect(() => readSettings({})).toThrow(
    'owner/availability.ts cannot be used: timeZone must be an IANA name such as Europe/London.',
  );
});
