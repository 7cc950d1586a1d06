import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import pages from '../apps/site/app/routes.ts';

import { openHydrated } from './support/open-hydrated.ts';
import { renderAll } from './support/whole-page.ts';
import { expect, test } from './support/test.ts';

const FOLDER = fileURLToPath(new URL('../apps/site/app/sizes/', import.meta.url));
/** From which width of the window on sizes are those of which width, in px. */
const WIDTHS = [
  { media: 'screen', width: 390 },
  { media: 'screen and (width >= 600px)', width: 768 },
  { media: 'screen and (width >= 1100px)', width: 1440 },
] as const;
/** What `--update-snapshots` sets. */
const RECORDING = new Set(['all', 'changed']);
/** Room for other machines' fonts. */
const TOLERANCE = { share: 0.1, px: 40 };
const RULE = /(main[^{]+?) \{\s*contain-intrinsic-block-size: auto (\d+)px;/g;

/** The height in px of each part that is left out until somebody comes near, by its selector. */
async function measure(page: Page, main: string): Promise<Record<string, number>> {
  return page.evaluate((ofPage) => {
    const whole = document.querySelector('main > div:only-child');
    const start = whole ? `${ofPage} > div` : ofPage;
    const parts = [...(whole ?? document.querySelector('main') ?? document.body).children].slice(2);
    const sizes = parts.map((part, index): [string, number] => [
      `${start} > :nth-child(${index + 3})`,
      Math.round(part.getBoundingClientRect().height),
    ]);
    return Object.fromEntries(sizes.filter(([, height]) => height > 0));
  }, main);
}

/** Selects the main part of the page of a route, at each of its addresses: the styles of all pages come together. */
function mainOf(file: string): string {
  const own = pages.filter((page) => page.file === file);
  const paths = own.map(({ path = '' }) => `[data-path='/${path}']`);
  return paths.length === 1 ? `main${paths.join()}` : `main:is(${paths.join(', ')})`;
}

function toCss(sizes: readonly { media: string; heights: Record<string, number> }[]): string {
  const blocks = sizes.map(({ media, heights }) => {
    const rules = Object.entries(heights).map(
      ([selector, height]) =>
        `    ${selector} {\n      contain-intrinsic-block-size: auto ${height}px;\n    }\n`,
    );
    return `  @media ${media} {\n${rules.join('\n')}  }\n`;
  });
  return `/* Measured: npm run section-sizes. */\n@layer components {\n${blocks.join('\n')}}\n`;
}

function readCss(css: string): Record<string, number>[] {
  return css
    .split('@media')
    .slice(1)
    .map((block) =>
      Object.fromEntries([...block.matchAll(RULE)].map(([, part = '', px]) => [part, Number(px)])),
    );
}

for (const { path = '', file } of pages.filter(
  (page) => page.path !== '*' && page.id === undefined,
)) {
  const name = basename(file, '.tsx');
  const main = mainOf(file);
  test(`the room that is kept for the parts of ${name} is what they take`, async ({
    page,
  }, info) => {
    const sizes: { media: string; heights: Record<string, number> }[] = [];
    for (const { media, width } of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await openHydrated(page, `/${path}`);
      await renderAll(page);
      await page.evaluate(() => document.fonts.ready);
      sizes.push({ media, heights: await measure(page, main) });
    }
    const sheet = join(FOLDER, `${name}.css`);
    const isOneScreen = sizes.every(({ heights }) => Object.keys(heights).length === 0);
    expect(existsSync(sheet), `${sheet} is there`).toBe(!isOneScreen);
    if (isOneScreen) return;
    if (RECORDING.has(info.config.updateSnapshots)) await writeFile(sheet, toCss(sizes));
    const kept = readCss(await readFile(sheet, 'utf8'));
    expect(kept.map((heights) => Object.keys(heights))).toEqual(
      sizes.map(({ heights }) => Object.keys(heights)),
    );
    for (const [index, { heights }] of sizes.entries()) {
      for (const [part, height] of Object.entries(heights)) {
        const room = kept[index]?.[part] ?? 0;
        expect(
          Math.abs(room - height),
          `${part} at ${WIDTHS[index]?.width} px`,
        ).toBeLessThanOrEqual(height * TOLERANCE.share + TOLERANCE.px);
      }
    }
  });
}
