import { expectAll } from './support/claims.ts';
import { goOn } from './support/go-on.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { readHead } from './support/read-head.ts';
import { expect, test } from './support/test.ts';

test('the head tells of the page that is shown', async ({ page }) => {
  await openHydrated(page, '/team');
  await expectAll(page, {
    'going back brings the tags of the page before': async () => {
      const loaded = await readHead(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL(/enquiry$/);
      await page.goBack();
      await expect(page).toHaveURL(/team$/);
      await expect.poll(() => readHead(page)).toEqual(loaded);
    },

    'nothing is told of an unknown address but that it is none for search engines': async () => {
      await goOn(page, '/no/such/door');
      await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
      const told = expect.stringMatching(/^(?:title|:|robots|description)/);
      await expect.poll(() => readHead(page)).toEqual([told, told, told]);
      expect(await readHead(page)).toContain('robots: noindex');
    },
  });
});

test.describe('without a network', () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ });

  test('a head whose tags cannot be had says nothing wrong', async ({ page }) => {
    await openHydrated(page, '/team');
    await page.route('**/share/enquiry.xml', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await failed;
    expect((await readHead(page)).join('\n')).not.toMatch(/og:|canonical|twitter/);
    await expect(page).toHaveTitle('Get in touch | Kerbside');
  });
});
