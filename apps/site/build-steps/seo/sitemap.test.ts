import { expect, test } from 'vitest';

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
