import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { CLOSED_HEADERS, SECURITY_HEADERS } from '@high-street/server/headers';
import { expect, onTestFinished, test } from 'vitest';

import { EVERYWHERE, listHeaderRules, type HeaderRule } from './header-rules.ts';
import { writeHeaders } from './headers.ts';

const CONTACTS = { frame: 'https://cal.example', api: "'self'" };
const FILES = {
  'index.html': '<script>home()</script>',
  'index.html.br': 'packed',
  'faqs/index.html': '<script>faqs()</script>',
  'product/smart-booking-system/index.html': '<h1>Smart Booking</h1>',
  '404/index.html': '<h1>Not here</h1>',
  'assets/app-1a2b3c.js': 'export {};',
  'assets/street-1a2b3c.svg': '<svg/>',
  'doc/privacy-policy.pdf': '%PDF',
  'favicon.svg': '<svg/>',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:hello@shop.example',
};

async function aBuild() {
  const build = await mkdtemp(join(tmpdir(), 'hs-headers-'));
  onTestFinished(() => rm(build, { recursive: true, force: true }));
  const folder = join(build, 'client');
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return { build, folder };
}

/** The rules that a static host follows for a path: Netlify takes both ways to write a page for one. */
function rulesFor(rules: readonly HeaderRule[], path: string): readonly HeaderRule[] {
  return rules.filter(({ pattern }) =>
    pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : pattern.replace(/\/$/, '') === path.replace(/\/$/, ''),
  );
}

function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rulesFor(rules, path).map(({ headers }) => headers));
}

/** Reads `_headers` as static hosts do. */
function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      const entries = lines.map(
        (line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line, ''],
      );
      return { pattern, headers: Object.fromEntries(entries) };
    });
}

/** What nginx would send for a file, by the first expression of each map that fits. */
function askNginx(text: string, uri: string): Record<string, string> {
  const sent: Record<string, string> = { ...EVERYWHERE.headers };
  const maps = text.matchAll(/^map \$uri \$site_(\w+) \{\n((?: {2}"~.+" ".*";\n)+)\}$/gm);
  for (const [, variable = '', lines = ''] of maps) {
    const fits = [...lines.matchAll(/^ {2}"~(.+?)" "(.*)";$/gm)].find(([, expression = '']) =>
      new RegExp(expression).test(uri),
    );
    if (fits?.[2]) sent[variable.replaceAll('_', '-')] = fits[2];
  }
  return sent;
}

/** Every address of the sample with the file that is there. */
const PLACES = Object.keys(FILES)
  .filter((name) => !name.endsWith('.br'))
  .map((name) => [`/${name}`.replace(/index\.html$/, ''), `/${name}`] as const);

// asvs 3.4.3
test('every file carries what all answers carry, a policy and how long it may be kept', async () => {
  const { folder } = await aBuild();
  const rules = await listHeaderRules(folder, CONTACTS);

  for (const [path] of PLACES) {
    expect([path, headersFor(rules, path)]).toMatchObject([
      path,
      {
        ...SECURITY_HEADERS,
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      },
    ]);
  }
  expect(Object.keys(headersFor(rules, '/no/such/door'))).toEqual(
    expect.arrayContaining(Object.keys(SECURITY_HEADERS)),
  );
});

test('each page has the policy of its own scripts, and what is no page is closed', async () => {
  const { folder } = await aBuild();
  const rules = await listHeaderRules(folder, CONTACTS);
  const policyOf = (path: string) => headersFor(rules, path)['content-security-policy'];

  expect(policyOf('/')).toContain('sha256-');
  expect(policyOf('/faqs')).toContain('sha256-');
  expect(policyOf('/faqs')).not.toBe(policyOf('/'));
  expect(policyOf('/404')).toContain("script-src 'self';");
  expect(policyOf('/assets/app-1a2b3c.js')).toBe(CLOSED_HEADERS['content-security-policy']);
  expect(policyOf('/robots.txt')).toBe(CLOSED_HEADERS['content-security-policy']);
  expect(policyOf('/doc/privacy-policy.pdf')).toBe("frame-ancestors 'none'");
});

test('pictures that others show may be used by them, and nothing else', async () => {
  const { folder } = await aBuild();
  const rules = await listHeaderRules(folder, CONTACTS);
  const open = PLACES.filter(
    ([path]) => headersFor(rules, path)['cross-origin-resource-policy'] === 'cross-origin',
  );

  expect(open.map(([path]) => path)).toEqual(['/favicon.svg']);
});

test('no header is in two rules for one address, as hosts would join their values', async () => {
  const { folder } = await aBuild();
  const rules = await listHeaderRules(folder, CONTACTS);

  for (const [path] of PLACES) {
    const names = rulesFor(rules, path).flatMap(({ headers }) => Object.keys(headers));
    expect([path, names.length]).toEqual([path, new Set(names).size]);
  }
});

test('_headers says the same as the rules, of each page under its address', async () => {
  const { build, folder } = await aBuild();
  const rules = await listHeaderRules(folder, CONTACTS);

  await writeHeaders(build, folder, CONTACTS);

  const written = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  expect(written.map(({ headers }) => headers)).toEqual(rules.map(({ headers }) => headers));
  const patterns = written.map(({ pattern }) => pattern);
  expect(patterns).toEqual(
    expect.arrayContaining(['/', '/faqs', '/product/smart-booking-system', '/assets/*']),
  );
  expect(patterns.filter((pattern) => pattern.endsWith('/'))).toEqual(['/']);
});

test('nginx sends the same for every file, asked for by its address or found for it', async () => {
  const { build, folder } = await aBuild();
  const rules = await listHeaderRules(folder, CONTACTS);

  await writeHeaders(build, folder, CONTACTS);

  const text = await readFile(join(build, 'nginx-headers.conf'), 'utf8');
  for (const [path, file] of PLACES) {
    for (const uri of [
      path,
      path.replace(/(?<=.)\/$/, ''),
      file,
      file.replace('/index', '//index'),
    ])
      expect([uri, askNginx(text, uri)]).toEqual([uri, headersFor(rules, path)]);
  }
  for (const uri of ['/faqsx', '/x/faqs', '/faviconxsvg', '/robots.txt/', '/.git/config'])
    expect([uri, askNginx(text, uri)]).toEqual([uri, headersFor(rules, '/no/such/door')]);
});
