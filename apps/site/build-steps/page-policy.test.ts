import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { pagePolicy } from './page-policy.ts';

const ALONE = { frame: "'none'", api: "'self'" };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directivesOf(html: string, contacts = ALONE): ReadonlyMap<string, string> {
  const directives = pagePolicy('/faqs/', html, contacts).split('; ');
  return new Map(
    directives.map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1).join(' ')]),
  );
}

// asvs 3.4.3
test('forbids everything that is not named, and names nothing unsafe', () => {
  const policy = pagePolicy('/faqs/', '<h1>Fair questions</h1>', ALONE);

  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
    expect(policy).toContain(part);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('runs the scripts of the page by the hash of what a browser reads, each once', () => {
  const script = 'if (1 < 2 && "&amp;") start()';
  const html = `<script>${script}</script><p>&amp;</p><script>${script}</script><script type="module">go()</script>`;

  expect(directivesOf(html).get('script-src')).toBe(`'self' ${hashOf(script)} ${hashOf('go()')}`);
});

test('has no hash for files and for data, which are no scripts of the page', () => {
  const html =
    '<script src="/assets/a.js"></script><script type="application/ld+json">{"@type":"Person"}</script>' +
    '<script type="text/plain">words</script>';

  expect(directivesOf(html).get('script-src')).toBe("'self'");
});

test('frames the booking page alone, and calls the API where it is', () => {
  const near = directivesOf('<p>', { frame: 'https://cal.example', api: "'self'" });
  const far = directivesOf('<p>', { frame: "'none'", api: 'https://api.shop.example' });

  expect(near.get('frame-src')).toBe('https://cal.example');
  expect(near.get('connect-src')).toBe("'self'");
  expect(far.get('frame-src')).toBe("'none'");
  expect(far.get('connect-src')).toBe("'self' https://api.shop.example");
});

test('takes the styles in the page, also those for browsers without scripts', () => {
  const policy = pagePolicy(
    '/faqs/',
    '<style>p{color:red}</style><noscript><style>p{color:blue}</style></noscript>',
    ALONE,
  );
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(
    `style-src 'self' 'sha256-${hash('p{color:red}')}' 'sha256-${hash('p{color:blue}')}';`,
  );
});

test.for([
  ['<p style="color:red">', '<p> with the attribute style'],
  ['<svg><g style=""></g></svg>', '<g> with the attribute style'],
  ['<button onclick="go()">', '<button> with the attribute onclick'],
] as const)('refuses %s and names the page', ([html, fault]) => {
  expect(() => pagePolicy('/faqs/', html, ALONE)).toThrow(`The page /faqs/ has a ${fault}`);
});
