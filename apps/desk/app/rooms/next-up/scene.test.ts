import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** WCAG 2.2, 2.2.2: what moves by itself for longer needs a way to stop it. */
const LONGEST_S = 5;

test('the steam over the cup comes to rest by itself', () => {
  const sheet = readFileSync(new URL('scene.css', import.meta.url), 'utf8');
  const [, seconds, turns] = /steam-rises ([\d.]+)s \S+ (\d+) /.exec(sheet) ?? [];
  expect(Number(seconds) * Number(turns)).toBeLessThanOrEqual(LONGEST_S);
});
