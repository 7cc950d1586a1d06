import type { Page } from '@playwright/test';

import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated, openStopped, section } from './support/home-page.ts';
import { expect, test } from './support/test.ts';

const OWNERS = [
  'Amara Osei',
  'Lena Hartley',
  'Tom Whitcombe',
  'Noor Aziz',
  'Grace Penrose',
  'Arthur Bell',
];

const testimonials = (page: Page) => section(page, 'From behind the counter');
const dot = (page: Page, position: number) =>
  testimonials(page).getByRole('button', { name: `${position} of 6` });
const shownQuote = (page: Page) => testimonials(page).locator('li[data-active] blockquote');

/** What the carousel shows, first while it runs and then while it is paused. */
const RUNNING: Claims = {
  "the active dot's bar fills over 8 s and freezes while paused": async (page) => {
    const bar = dot(page, 1)
      .or(testimonials(page).locator('[aria-current]'))
      .locator('.progress-fill');
    const style = (name: string) =>
      bar.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    await expect.poll(() => style('animation-duration')).toBe('8s');
    await expect.poll(() => style('animation-play-state')).toBe('running');
    await testimonials(page).getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => style('animation-play-state')).toBe('paused');
  },

  'the carousel holds six testimonials and shows one, each with its own shop': async (page) => {
    const slides = testimonials(page).locator('li:has(blockquote)');
    await expect(slides).toHaveCount(6);
    await expect(testimonials(page).locator('blockquote:visible')).toHaveCount(1);
    const shops = new Set<string | null>();
    for (const [index, name] of OWNERS.entries()) {
      await expect(slides.nth(index)).toContainText(name);
      await expect(dot(page, index + 1)).toHaveAccessibleName(`${name} ${index + 1} of 6`);
      shops.add(await slides.nth(index).locator('[data-sample] svg').getAttribute('viewBox'));
    }
    expect(shops.size).toBe(6);
  },

  'all six are on paper': async (page) => {
    await page.emulateMedia({ media: 'print' });
    await expect(testimonials(page).locator('blockquote:visible')).toHaveCount(6);
  },
};

test('the carousel shows one of its six testimonials, and how long it will', async ({ page }) => {
  await openHydrated(page);
  await expectAll(page, RUNNING);
});

/** What time and presses do; each says first which testimonial is shown. */
const STOPPED: Claims = {
  'a dot jumps, pauses for a second, and every testimonial stays 5000 ms': async (page) => {
    await dot(page, 3).click();
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await expect(shownQuote(page)).toContainText('We kept our own drivers');
    await page.clock.runFor(5999);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1);
    await expect(dot(page, 4)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(4999);
    await expect(dot(page, 4)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1);
    await expect(dot(page, 5)).toHaveAttribute('aria-current', 'true');
  },

  'after the sixth testimonial comes the first': async (page) => {
    await dot(page, 6).click();
    await page.clock.runFor(6000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  },

  'a click on the card pauses it, and the next one lets it go on': async (page) => {
    await dot(page, 2).click();
    await page.clock.runFor(2000);
    await shownQuote(page).click();
    await expect(testimonials(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await shownQuote(page).click();
    await expect(testimonials(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.runFor(4000);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  },

  'what the visitor paused stays paused after a jump': async (page) => {
    await testimonials(page).getByRole('button', { name: 'Pause' }).click();
    await dot(page, 5).click();
    await page.clock.runFor(60_000);
    await expect(dot(page, 5)).toHaveAttribute('aria-current', 'true');
    await expect(testimonials(page).getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

test('time, dots and presses on the card move the testimonials and hold them', async ({ page }) => {
  await openStopped(page);
  await expectAll(page, STOPPED);
});

test.describe('with less motion asked for', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the testimonials stand still until a dot is pressed', async ({ page }) => {
    await openStopped(page);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(60_000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await dot(page, 4).click();
    await expect(shownQuote(page)).toContainText('People ask for their veg box');
    await page.clock.runFor(60_000);
    await expect(shownQuote(page)).toContainText('People ask for their veg box');
    await testimonials(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(5_100);
    await expect(shownQuote(page)).not.toContainText('People ask for their veg box');
  });
});
