import { expectAll } from './support/claims.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

const SUCCESS = 'Form submitted successfully!';

test.describe('robots', () => {
  test('the form knows a robot by a trap and a token', async ({ page }) => {
    const trap = page.locator('[name=website_url]');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/form-token')) asked += 1;
    });
    await openHydrated(page, '/enquiry');
    await expectAll(page, {
      'nobody sees, reaches or hears of the trap': async () => {
        await expect(trap).not.toBeInViewport();
        await expect(trap).toHaveAttribute('tabindex', '-1');
        await expect(trap).toHaveAttribute('autocomplete', 'off');
        expect(await trap.evaluate((input) => input.closest('[aria-hidden="true"]') !== null)).toBe(
          true,
        );
      },

      'the token is fetched once, at the first input, and travels with the trap': async () => {
        const sent = page.waitForRequest('**/api/leads');
        const token = page.waitForResponse('**/api/form-token');
        expect(asked).toBe(0);
        await fillEnquiry(page, anEnquiry());
        await trap.evaluate((input) => {
          if (input instanceof HTMLInputElement) input.value = 'https://robot.example';
        });
        await (await token).finished();
        await enquiryParts(page).submit.click();
        expect((await sent).postDataJSON().robot).toEqual({
          trap: 'https://robot.example',
          token: expect.any(String),
        });
        expect(asked).toBe(1);
      },
    });
  });

  test.describe('without a token', () => {
    test.use({ expectedConsole: /ERR_FAILED|500/ });

    test('the form is sent all the same', async ({ page }) => {
      await page.route('**/api/form-token', (route) => route.abort());
      const sent = page.waitForRequest('**/api/leads');
      await page.goto('/enquiry');
      await fillEnquiry(page, anEnquiry());
      await enquiryParts(page).submit.click();
      expect((await sent).postDataJSON().robot).toEqual({ trap: '', token: null });
      await expect(page.getByRole('alert')).toContainText(SUCCESS);
    });
  });
});
