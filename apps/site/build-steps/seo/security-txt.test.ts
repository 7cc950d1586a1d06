import { expect, test } from 'vitest';

import { buildSecurityTxt } from './security-txt.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test('security.txt says whom to tell of a weakness, and for how long that is true', () => {
  expect(buildSecurityTxt('https://shop.example', 'hello@shop.example', NOW)).toBe(
    `Contact: mailto:hello@shop.example
Expires: 2027-11-16T12:00:00.000Z
Preferred-Languages: en
Canonical: https://shop.example/.well-known/security.txt
`,
  );
});

test('security.txt names no address of its own that is not https', () => {
  expect(buildSecurityTxt('http://localhost:3000', 'hello@shop.example', NOW)).not.toContain(
    'Canonical',
  );
});
