import { expect, test } from 'vitest';

import { CHANGE_DATES } from './change-dates.ts';
import { buildRobots, buildSitemap } from './sitemap.ts';

test('the sitemap holds addresses and days, and nothing that is guessed', () => {
  expect(buildSitemap([{ url: 'https://shop.example/a?b&c', updated: '2026-11-21' }])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://shop.example/a?b&amp;c</loc><lastmod>2026-11-21</lastmod></url>
</urlset>
`,
  );
});

test('robots may read everything and find the sitemap', () => {
  const robots = buildRobots('https://shop.example');
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
});

test.each(Object.entries(CHANGE_DATES))('%s changed on %s, a day that has been', (_, date) => {
  const day = new Date(`${date}T00:00:00Z`);
  expect(day.toISOString()).toBe(`${date}T00:00:00.000Z`);
  expect(day.getTime()).toBeLessThanOrEqual(new Date().getTime());
});
