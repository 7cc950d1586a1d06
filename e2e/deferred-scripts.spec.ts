import { expectAll, type Claims } from './support/claims.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { mailsTo } from './support/mailbox.ts';
import { untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { aRegistration, fillProfile, registerParts, stepHeading } from './support/register-page.ts';
import { expect, test } from './support/test.ts';

/** What is chosen or set on pages that are only prerendered so far. */
const CHOICES: Claims = {
  'a choice of colours pressed before the scripts are there is taken once they are': async (
    page,
  ) => {
    await page.evaluate(() => localStorage.setItem('scheme', 'dark'));
    const { letThrough } = await holdScripts(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const scheme = () => page.evaluate(() => document.documentElement.dataset['scheme'] ?? 'none');
    const bars = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map((tag) => tag.dataset['bars']),
      );
    expect([await scheme(), await bars()]).toEqual(['dark', ['dark']]);
    await page.getByText('As my device', { exact: true }).click();
    letThrough();
    await expect.poll(scheme).toBe('none');
    expect(await bars()).toEqual(['light']);
    await expect(page.getByRole('radio', { name: 'As my device' })).toBeChecked();
  },

  'billing switched to monthly before the scripts are there are monthly once they are': async (
    page,
  ) => {
    const { letThrough, asked } = await holdScripts(page);
    await page.goto('/pricing');
    // There, back and there again: what was pressed last is meant.
    for (const way of ['Monthly', 'Yearly', 'Monthly']) {
      await page.getByText(way, { exact: true }).click();
    }
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    letThrough();
    await untilHydrated(page);
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },

  'a switch and a slider set before the scripts are there set what they should once they are':
    async (page) => {
      const { letThrough } = await holdScripts(page);
      await page.goto('/product/catalog-management');
      await page.getByText('A post', { exact: true }).click();
      await page.getByLabel('What you keep').fill('70');
      letThrough();
      await expect(page.locator('.window-banner-cloth')).toContainText('Leads to our post');
      await expect(page.locator('.margin-pricer-result')).toContainText('£15.00');
      await expect(page.getByLabel('What you keep')).toHaveValue('70');
    },

  'figures ticked for the enquiry before the scripts are there are ticked once they are': async (
    page,
  ) => {
    const { letThrough, asked } = await holdScripts(page);
    await page.goto('/solutions');
    await page.getByText('Send this with my enquiry').click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    letThrough();
    await expect(page.getByLabel('Send this with my enquiry')).toBeChecked();
  },
};

test('what a visitor does before the scripts are there counts once they are', async ({
  page,
  product,
}) => {
  const { name, email, phone, country, message, submit, alert } = enquiryParts(page);
  await watchHydration(page);
  await expectAll(page, {
    'no script of ours is fetched before the page has loaded': async () => {
      const order: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) order.push('script');
      });
      page.on('load', () => order.push('load'));
      await page.goto('/');
      await expect.poll(() => order.includes('script')).toBe(true);
      expect(order[0]).toBe('load');
      await untilHydrated(page);
    },

    'a form sent before the scripts are there is sent once they are': async () => {
      const { letThrough, asked } = await holdScripts(page);
      const enquiry = anEnquiry();
      await page.goto('/enquiry');
      await fillEnquiry(page, enquiry);
      await submit.click();
      await submit.click();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expect(page.url()).toBe(`${product.url}/enquiry`);
      letThrough();
      await expect(alert).toContainText('Form submitted successfully!');
      await expect.poll(() => mailsTo(product.mail, enquiry.email)).toHaveLength(1);
    },

    'what was typed or autofilled before the scripts are there enters the form': async () => {
      const { letThrough } = await holdScripts(page);
      await page.goto('/enquiry');
      await name.fill('Priya Sharma');
      await email.fill('priya@bramble');
      await phone.fill('+91 98765 43210');
      await message.fill('Typed early.');
      letThrough();
      // What was typed is judged as soon as React has it.
      await expect(page.getByText('Enter a valid email')).toBeVisible();
      await expect(phone).toHaveValue('9876543210');
      await expect(country).toHaveValue('IN');
      await expect(name).toHaveValue('Priya Sharma');
      await submit.click();
      await expect(alert).toHaveText('Please enter a valid email address.');
      await expect(message).toHaveValue('Typed early.');
    },
  });
});

test('what a visitor chooses before the scripts are there is chosen once they are', async ({
  page,
}) => {
  await watchHydration(page);
  await page.goto('/');
  await expectAll(page, CHOICES);
});

test('the skip link leads to the content before the scripts are there, and the step of the form stays', async ({
  page,
  product,
}) => {
  await watchHydration(page);
  await page.goto('/onboarding');
  await fillProfile(page, aRegistration());
  await registerParts(page).proceed.click();
  await expect(stepHeading(page, 2)).toBeVisible();
  const { letThrough, asked } = await holdScripts(page);
  await page.reload();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('#main :focus')).toBeAttached();
  letThrough();
  await untilHydrated(page);
  await expect(stepHeading(page, 2)).toBeVisible();
  expect(page.url()).toBe(`${product.url}/onboarding`);
});

test.describe('when the scripts cannot be fetched', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('links still lead where they say', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Enquiry Now' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GET IN TOUCH WITH OUR TEAM');
  });
});
