import type { Locator, Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { comeNear } from './support/come-near.ts';
import { readForcedEdge } from './support/forced-edge.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectHeights, measureHeights } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';
import { goOffline, untilWhole } from './support/whole-page.ts';

const PATH = '/product/brand-marketting';
const FIRST = 'Hot cross buns are back. First tray out at 7 am on Friday. Order by Thursday.';

const frame = (page: Page) => page.locator('[data-picture=say-once]');
const line = (page: Page) => page.getByLabel('Your line');
const sample = (page: Page, name: string) => frame(page).getByRole('button', { name, exact: true });

/** One end of a ribbon: its object with the text, its name and what becomes of the message there. */
function channel(page: Page, name: string): Locator {
  return frame(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
}

/** What becomes of a line in each channel, from the first sample on; the last of it without the network. */
const CHANNELS: Claims = {
  'it starts with a sample, laid out for all five channels in their order': async (page) => {
    await expect(line(page)).toHaveValue(FIRST);
    await expect(page.getByLabel('Your shop')).toHaveValue('Bramble Bakery');
    await expect(sample(page, 'Bakery')).toHaveAttribute('aria-pressed', 'true');
    await expect(frame(page).getByRole('heading', { level: 3 })).toHaveText([
      'Email',
      'WhatsApp',
      'SMS',
      'Push',
      'Facebook and Instagram',
    ]);
    await expect(channel(page, 'Email')).toContainText('Subject: 23 of the 40 characters');
    await expect(channel(page, 'WhatsApp')).toContainText('77 of 1,024 characters');
    await expect(channel(page, 'SMS')).toContainText('1 part: 116 of 160 characters.');
    await expect(channel(page, 'SMS')).toContainText(`Bramble Bakery: ${FIRST} Reply STOP`);
    await expect(channel(page, 'Push')).toContainText('77 of 90 characters, shown whole.');
    await expect(channel(page, 'Facebook and Instagram')).toContainText('bramblebakery');
  },

  "the sample that is shown has a wider edge in the visitor's own colours": async (page) => {
    const edge = await readForcedEdge(sample(page, 'Bakery'));
    expect(edge).toBeGreaterThan(await readForcedEdge(sample(page, 'Restaurant')));
  },

  'a message that grows gets a second SMS part and is cut where it has to be': async (page) => {
    await sample(page, 'Restaurant').click();
    await expect(channel(page, 'SMS')).toContainText('2 parts: 209 characters, 153 to a part.');
    await expect(channel(page, 'Push')).toContainText('164 characters, cut at 90.');
    await expect(channel(page, 'Push').locator('p', { hasText: '…' })).toHaveText(/still…$/);
    await expect(channel(page, 'Facebook and Instagram')).toContainText('“more” comes after 125.');
    await expect(channel(page, 'WhatsApp')).toContainText('Umbrellas welcome.');
    await expect(frame(page).getByRole('status').last()).toHaveText(
      'The subject of the email is shown whole. SMS: 2 parts. The push note is cut. The post is cut before “more”.',
    );
  },

  'one long dash makes two parts of one, and the page says so': async (page) => {
    await sample(page, 'Farm').click();
    await expect(channel(page, 'SMS')).toContainText(
      '67 to a part. “–” is not in the SMS alphabet.',
    );
    await line(page).fill((await line(page).inputValue()).replace('–', '-'));
    await expect(channel(page, 'SMS')).toContainText(/^SMS1 part/);
    await expect(channel(page, 'SMS')).not.toContainText('alphabet');
  },

  'an emptied field is filled with a placeholder, and neither field takes more than it holds':
    async (page) => {
      await line(page).fill('');
      await expect(channel(page, 'WhatsApp')).toContainText('Your line goes here.');
      await expect(line(page)).toHaveAttribute('maxlength', '200');
      await expect(page.getByLabel('Your shop')).toHaveAttribute('maxlength', '30');
    },

  'the keyboard alone writes, names the shop and picks a sample': async (page) => {
    await line(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Open late!');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Bell & Book');
    await expect(channel(page, 'SMS')).toContainText('Bell & Book: Open late! Reply STOP');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sample(page, 'Restaurant')).toBeFocused();
    await expect(line(page)).toHaveValue(/^Rain again\?/);
  },

  'the picture is free of accessibility faults': async (page) => {
    for (const name of ['Bakery', 'Restaurant', 'Farm']) {
      await sample(page, name).click();
      await expectNoFaults(page, '[data-picture=say-once]');
    }
  },

  'what is typed stands in every channel at once, and the network is not asked': async (page) => {
    await goOffline(page);
    await page.getByLabel('Your shop').fill('Corner Cafe');
    await line(page).fill('Soup is on. Come in.');
    for (const name of ['Email', 'WhatsApp', 'SMS', 'Push', 'Facebook and Instagram']) {
      await expect(channel(page, name)).toContainText('Soup is on. Come in.');
    }
    await expect(channel(page, 'SMS')).toContainText('Corner Cafe: Soup is on. Come in.');
    await expect(channel(page, 'Facebook and Instagram')).toContainText('cornercafe');
    await expect(sample(page, 'Bakery')).toHaveAttribute('aria-pressed', 'false');
  },
};

test('what is said once stands in every channel as that channel shows it', async ({ page }) => {
  // So low that the picture is not near.
  await page.setViewportSize({ width: 1280, height: 500 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openHydrated(page, PATH);
  await expect(frame(page)).toContainText(FIRST);
  // A narrower window would ask for less.
  await untilWhole(page);
  const still = await measureHeights(frame(page), [320, 360, 768, 1024, 1440], 300);
  await expect(line(page)).toHaveCount(0);
  await expectAll(page, {
    'the working part is fetched only when the visitor comes near it': async () => {
      const before = fetched.length;
      await comeNear(frame(page), line(page));
      expect(fetched.slice(before).some((url) => /say-once.*\.js$/.test(url))).toBe(true);
    },

    'the working part takes the room that the still kept, at every width': () =>
      expectHeights(frame(page), still, 300, 'once it works'),

    'the working part fits a finger': async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const target of await frame(page).locator('button, input, textarea').all()) {
        const box = await target.boundingBox();
        expect.soft(box?.height, 'height of a field or button').toBeGreaterThanOrEqual(44);
      }
    },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAll(page, CHANNELS);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first sample stands there printed, for all five channels', async ({ page }) => {
    await page.goto(PATH);
    await expect(frame(page).getByText(FIRST).first()).toBeVisible();
    await expect(frame(page).getByRole('listitem')).toHaveCount(5);
    await expect(channel(page, 'SMS')).toContainText('1 part: 116 of 160 characters.');
    await expect(frame(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Try it with your own words')).toBeHidden();
  });
});
