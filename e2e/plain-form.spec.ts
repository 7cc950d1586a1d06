import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { registerParts } from './support/register-page.ts';
import { expect, test } from './support/test.ts';

const SUCCESS = 'Form submitted successfully!';

test.use({ javaScriptEnabled: false });

test.describe('with something wrong', () => {
  test.use({ expectedConsole: /400/ });

  test('the register form that comes back asks what the page asked, in its words', async ({
    page,
  }) => {
    const asked = page.getByRole('main').locator('.field-label, .field-hint');
    await page.goto('/onboarding');
    const before = await asked.allTextContents();
    expect(before).toContain('US, UK, IN');
    await registerParts(page).submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Please/);
    // The page counts what is chosen, by a script.
    const lasting = before.filter((words) => !words.startsWith('Products and services'));
    expect(await asked.allTextContents()).toEqual(expect.arrayContaining(lasting));
  });

  test('the answer has the exact alert and keeps what was typed, to be fixed and sent', async ({
    page,
  }) => {
    const enquiry = anEnquiry({ email: 'priya@bramble' });
    await page.goto('/enquiry');
    await fillEnquiry(page, enquiry);
    await enquiryParts(page).submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Please enter a valid email address.',
    );
    const email = page.locator('[name=email]');
    await expect(email).toHaveValue('priya@bramble');
    await email.fill(anEnquiry().email);
    await page.getByRole('button').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS);
  });
});
