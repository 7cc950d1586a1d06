import { expectNoFaults } from './support/axe.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { mailsTo } from './support/mailbox.ts';
import type { Product } from './support/product.ts';
import { aRegistration, fillRegistration, registerParts } from './support/register-page.ts';
import { expect, test } from './support/test.ts';

const LINK = /https?:\/\/\S+\/your-enquiry\/\S+/;
const CODE = /code is (\d{6})/;

/** The link that the confirmation to an address brings. */
async function linkIn(product: Product, email: string): Promise<string> {
  await expect.poll(() => mailsTo(product.mail, email)).toHaveLength(1);
  const [mail] = await mailsTo(product.mail, email);
  return LINK.exec(mail?.text ?? '')?.[0] ?? '';
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor corrects, withdraws and erases what they sent, from the mail on', async ({
    page,
    product,
  }) => {
    const enquiry = anEnquiry({ name: 'Priya Sharma' });
    await page.goto('/enquiry');
    await fillEnquiry(page, enquiry);
    await enquiryParts(page).submit.click();
    await page.goto(await linkIn(product, enquiry.email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have it, Priya');

    await page.getByRole('link', { name: 'Correct' }).click();
    await page.getByLabel('Company').fill('Bramble and Daughters');
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByRole('status')).toHaveText('Your correction is stored.');
    await expect(page.getByRole('region', { name: 'What you sent' })).toContainText(
      'Bramble and Daughters',
    );

    await page.getByRole('link', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiry is withdrawn');
    const [, line = ''] = (await product.leads('--limit', '1000')).split(enquiry.email);
    expect(line).toContain('lost');

    await page.getByRole('link', { name: 'Erase…' }).click();
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect.poll(() => mailsTo(product.mail, enquiry.email)).toHaveLength(2);
    const [, mail] = await mailsTo(product.mail, enquiry.email);
    await page.getByLabel('Six-digit code').fill(CODE.exec(mail?.subject ?? '')?.[1] ?? '');
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is erased');
    expect(await product.leads('--limit', '1000')).not.toContain(enquiry.email);
  });
});

test.describe('with every link', () => {
  // The page for a link that opens nothing is a 404.
  test.use({ expectedConsole: /404/ });

  test('the pages can be read in either scheme, and go on at 320 pixels', async ({
    page,
    product,
  }) => {
    const registration = aRegistration();
    await page.goto('/onboarding');
    await fillRegistration(page, registration);
    await registerParts(page).submit.click();
    const link = await linkIn(product, registration.email);
    const { pathname, search } = new URL(link);

    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['', '/correct', '/erase'].map((act) => `${pathname}${act}${search}`)) {
      await page.goto(path);
      await expectNoFaults(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, path).toBeLessThanOrEqual(320);
      // What works by scripts alone is cut out of the frame.
      const switches = page.getByRole('contentinfo').locator('button, input');
      await expect.soft(switches).toHaveCount(0);
    }
    await page.goto(`${pathname}/correct${search}`);
    // Both choices are tiles, as in the form: bare circles stand in a line without a gap.
    for (const tile of await page.locator('label:has([type=radio])').all()) {
      expect.soft((await tile.boundingBox())?.height).toBeGreaterThan(50);
    }
    await page.goto('/your-enquiry');
    await expectNoFaults(page);
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeInViewport();
    // Of the parts that the site lends, some are not on these pages.
    const sheets = await page.locator('link[rel=stylesheet]').all();
    const styles = sheets.map(async (sheet) => {
      const address = new URL((await sheet.getAttribute('href')) ?? '', page.url());
      return (await page.request.get(address.href)).text();
    });
    const text = (await Promise.all(styles)).join('\n');
    for (const part of ['sr-only', 'form-alert', 'swing-ticket-paper']) {
      expect.soft(text).toContain(`.${part}{`);
    }
  });
});
