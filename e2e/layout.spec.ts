import type { Locator, Page } from '@playwright/test';

import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated, untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';
import { renderAll, untilStyled, untilWhole } from './support/whole-page.ts';

const PRODUCTS = [
  ['Brand marketing', '/product/brand-marketting'],
  ['Online ordering and delivery', '/product/online-order-and-delivery'],
  ['Data-driven insights', '/product/data-driven-insights'],
  ['Rewards and loyalty', '/product/rewards-and-loyality-points'],
  ['Smart booking', '/product/smart-booking-system'],
  ['Catalogue management', '/product/catalog-management'],
  ['QR code promotions', '/product/qr-code-promotions'],
] as const;

const bar = (page: Page) => page.getByRole('banner');
const products = (page: Page) => bar(page).getByRole('button', { name: 'Products' });
const productLink = (page: Page) => bar(page).getByRole('link', { name: /Smart booking/ });
const toggle = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
const pricing = (page: Page) => bar(page).getByRole('link', { name: 'Pricing', exact: true });
const footer = (page: Page) => page.getByRole('contentinfo');

/** What the footer says. */
const FOOTER: Claims = {
  'it has the five quick links, two of them documents in a new tab': async (page) => {
    const links = { Solution: '/solutions', Team: '/team', 'Contact Us': '/enquiry' };
    for (const [name, path] of Object.entries(links))
      await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', path);
    for (const name of ['Privacy Policy', 'Terms & Conditions']) {
      const link = footer(page).getByRole('link', { name: `${name} (PDF, opens in a new tab)` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      const response = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await expect(footer(page)).toContainText('Copyright 2023-2025 Kerbside Commerce Ltd');
  },

  'the quick links are read in their order': async (page) => {
    const links = page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
    await expect(links).toHaveText([
      'Solution',
      'Team',
      /^Privacy Policy/,
      /^Terms & Conditions/,
      'Contact Us',
    ]);
  },

  'the site of a sample brand says that it is a demonstration, and nothing more': async (page) => {
    await expect(footer(page).getByText(/demonstration|sample/i)).toHaveText(
      'This is a demonstration site.',
    );
  },
};

/** What the menu on a wide screen does; the last of it leaves the page. */
const PRODUCTS_MENU: Claims = {
  'it opens on click with the seven pages, and not on hover': async (page) => {
    await products(page).hover();
    await expect(productLink(page)).toBeHidden();
    await products(page).click();
    await expect(products(page)).toHaveAttribute('aria-expanded', 'true');
    for (const [name, path] of PRODUCTS) {
      await expect(bar(page).getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
        'href',
        path,
      );
    }
  },

  'it closes on a click outside, and on Esc gives the focus back': async (page) => {
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await expect(productLink(page)).toBeHidden();

    await products(page).press('Enter');
    await expect(productLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(productLink(page)).toBeHidden();
    await expect(products(page)).toBeFocused();
  },

  'it closes when an item is chosen': async (page) => {
    await products(page).click();
    await productLink(page).click();
    await expect(page).toHaveURL(/smart-booking-system$/);
    await expect(productLink(page)).toBeHidden();
  },
};

/** What the menu on a narrow screen does; the last of it leaves the page. */
const NARROW: Claims = {
  'it holds the seven products and closes on Esc': async (page) => {
    await expect(pricing(page)).toBeHidden();
    await toggle(page).click();
    await bar(page).locator('summary', { hasText: 'Products' }).click();
    for (const [name] of PRODUCTS)
      await expect(bar(page).getByRole('link', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toBeFocused();
  },

  'it holds the other links, and closes when one is chosen': async (page) => {
    await toggle(page).click();
    await expect(bar(page).getByRole('link', { name: 'Enquiry Now' })).toBeVisible();
    await pricing(page).click();
    await expect(page).toHaveURL(/pricing$/);
    await expect(pricing(page)).toBeHidden();
  },
};

test('footer and menus lead everywhere', async ({ page }) => {
  await page.goto('/');
  await test.step('the footer says where everything is', () => expectAll(page, FOOTER));
  await test.step('the Products menu opens and closes as it should', () =>
    expectAll(page, PRODUCTS_MENU));
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('on a narrow screen the menu stands behind a toggle', () =>
    expectAll(page, NARROW));
});

test('Products is current on every product page and nowhere else', async ({ page }) => {
  for (const [, path] of PRODUCTS) {
    await page.goto(path);
    await expect(products(page)).toHaveAttribute('aria-current', 'true');
  }
  await page.goto('/pricing');
  await expect(products(page)).not.toHaveAttribute('aria-current');
  await expect(pricing(page)).toHaveAttribute('aria-current', 'page');
});

/** How a change of pages begins the new one; each goes on from the page before. */
const CHANGES: Claims = {
  'a route change scrolls to the top, focuses the heading and announces the title': async (
    page,
  ) => {
    await page.mouse.wheel(0, 2_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL(/team$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('output', { hasText: 'Our teams | Kerbside' })).toBeAttached();
  },

  'Back and Forward scroll to the top as well': async (page) => {
    // A wheel takes its time; what comes after the change would scroll the new page.
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    }).toPass();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Digital Commerce made Simple',
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ring whichever bell you need',
    );
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },

  'whoever is still scrolling when a page arrives is not led to its foot': async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const main = page.locator('main');
    await expect(main).not.toHaveAttribute('data-first-frame');
    await main.evaluate((element) => {
      new MutationObserver(() => {
        // In the frame that shows the page first, which is at its top by then.
        if (element.hasAttribute('data-first-frame'))
          requestAnimationFrame(() => window.scrollTo(0, 100_000));
        else element.setAttribute('data-arrived', '');
      }).observe(element, { attributeFilter: ['data-first-frame'] });
    });
    await page.goBack();
    await expect(main).toHaveAttribute('data-arrived');
    await untilWhole(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  },
};

test('a change of pages begins the new one where it should', async ({ page }) => {
  await openHydrated(page, '/');
  await expectAll(page, CHANGES);
});

/** Changes the look of the page, to another one each time, and expects that nothing sets out on its way there. */
async function expectChangeAtOnce(page: Page): Promise<void> {
  const transitions = await page.evaluate(() => {
    // What set out before the visitor had the wish goes on.
    const before = document.getAnimations();
    const { style } = document.body;
    const isRed = style.color === 'red';
    style.setProperty('color', isRed ? 'blue' : 'red');
    style.setProperty('font-size', isRed ? '20px' : '30px');
    return document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition && !before.includes(one)).length;
  });
  expect(transitions).toBe(0);
}

/** What the page does for whoever wishes for other colours or for less motion; it stays paused. */
const WISHES: Claims = {
  'the choice of colours is taken at once, in other tabs as well, and remembered': async (page) => {
    const other = await page.context().newPage();
    await openHydrated(other, '/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const day = await ground();
    await page.getByText('Dark', { exact: true }).click();
    await expect.poll(ground).not.toBe(day);
    const night = await ground();
    await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(other.locator('body')).toHaveCSS('background-color', night);
    await other.close();
    await page.reload();
    expect(await ground()).toBe(night);
    await page.getByText('As my device', { exact: true }).click();
    await expect.poll(ground).toBe(day);
  },

  'a change of theme is there at once for a visitor who asks for less motion': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectChangeAtOnce(page);
    await page.emulateMedia({ reducedMotion: null });
  },

  'a change of theme is there at once for a visitor who prints': async (page) => {
    await page.emulateMedia({ media: 'print' });
    await expectChangeAtOnce(page);
    await page.emulateMedia({ media: null });
  },

  '"Pause motion" stops every animation on the site and is remembered': async (page) => {
    await untilHydrated(page);
    const running = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (animation) =>
                animation.playState === 'running' && animation.timeline instanceof DocumentTimeline,
            ).length,
      );
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(running).toBe(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  },

  'a change of theme is there at once for a visitor who has paused motion': async (page) => {
    await untilHydrated(page);
    await expectChangeAtOnce(page);
  },
};

test('wishes for other colours and less motion are granted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/');
  await expectAll(page, WISHES);
});

test('the foot of a page is as high before the page answers as after, so that a press there meets what it began on', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held.promise;
    await route.fallback();
  });
  const listHeights = async () => {
    const heights: number[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const foot = page.getByRole('contentinfo');
      heights.push(await foot.evaluate((element) => element.getBoundingClientRect().height));
    }
    return heights;
  };
  await watchHydration(page);
  await page.goto('/team');
  await renderAll(page);
  // The footer's own come after the first paint, and bring the fonts.
  await untilStyled(page);
  await page.evaluate(() => document.fonts.ready);
  const before = await listHeights();
  held.resolve();
  await page.keyboard.press('Shift');
  await untilHydrated(page);
  expect(await listHeights()).toEqual(before);
});

/** Whether an element is what somebody sees and presses at a point of the window, `left` px from its left end. */
async function isSeenAt(part: Locator, left: number | 'right end'): Promise<boolean> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return part.evaluate((element, at) => {
    const box = element.getBoundingClientRect();
    const x = at === 'right end' ? box.right - 2 : box.left + at;
    return element.contains(document.elementFromPoint(x, box.top + 6));
  }, left);
}

test('what hangs over the edge of a part of a section is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, '/product/rewards-and-loyality-points');
  await untilWhole(page);
  const label = page.getByText('4 of 5 mobile orders', { exact: true }).filter({ visible: true });
  expect(await isSeenAt(label.locator('..'), 'right end')).toBe(true);

  await openHydrated(page, '/product/catalog-management');
  await untilWhole(page);
  const first = page.getByRole('heading', { name: 'Bulk and single product upload' });
  // The plank of the shelf runs to the left end of the window.
  expect(await isSeenAt(page.getByRole('list').filter({ has: first }).last(), -40)).toBe(true);
});
