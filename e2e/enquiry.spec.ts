import { expectAll } from './support/claims.ts';
import { countLeads } from './support/count-leads.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { mailsTo } from './support/mailbox.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';
import { untilQuiet } from './support/whole-page.ts';

const SUCCESS = 'Form submitted successfully!';
const MAIL_FAILED = 'Email failed to send. Form was submitted, but please check your inbox later.';
const LEAD_FAILED = 'Error in form submission, please try again.';
const EXCEPTION = 'Something went wrong. Please try again.';

test('one enquiry after the other is sent from one page, each once', async ({ page, product }) => {
  const { submit, alert, name, email, phone, company, message, country } = enquiryParts(page);
  const startAgain = page.getByRole('button', { name: 'Start again' });
  const sendAnother = page.getByRole('button', { name: 'Send another' });
  await openHydrated(page, '/enquiry');
  await expectAll(page, {
    'an enquiry reaches the database and the inbox': async () => {
      const enquiry = anEnquiry({ message: 'Fish & <b>chips</b> from "The Harbour"' });
      await fillEnquiry(page, enquiry);
      await submit.click();

      await expect(alert).toContainText(SUCCESS);
      await expect(alert).toBeFocused();
      await expect(alert).toContainText('+447700900142');
      await expect(page.getByRole('heading', { name: 'GET IN TOUCH WITH OUR TEAM' })).toBeVisible();

      const [mail] = await mailsTo(product.mail, enquiry.email);
      expect(mail?.subject).toBe('Enquiry Email');
      expect(mail?.html).toContain(
        'Fish &amp; &lt;b&gt;chips&lt;/b&gt; from &quot;The Harbour&quot;',
      );
      expect(mail?.text).toContain('Fish & <b>chips</b> from "The Harbour"');
      expect(await product.leads('--limit', '1000')).toContain(enquiry.email);
      await sendAnother.click();
    },

    'the button is busy and says so while the form is sent, which stays as it was sent':
      async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route('**/api/leads', async (route) => {
          await promise;
          await route.continue();
        });
        await fillEnquiry(page, anEnquiry());
        await country.selectOption('FR');
        await page.reload();
        await startAgain.waitFor();
        await submit.click();
        const busy = page.getByRole('button', { name: 'Submitting...' });
        await expect(busy).toHaveAttribute('aria-disabled', 'true');
        await startAgain.click();
        await expect(name).toHaveValue('Priya Sharma');
        await expect(country).toHaveValue('FR');
        resolve();
        await expect(alert).toContainText(SUCCESS);
        await page.unroute('**/api/leads');
      },

    '"Send another" gives an empty form, and the focus to it': async () => {
      await sendAnother.click();
      for (const field of [name, email, phone, company, message])
        await expect(field).toHaveValue('');
      await expect(country).toHaveValue('GB');
      await expect(name).toBeFocused();
      const bar = await page.getByRole('banner').boundingBox();
      const label = await page.getByText('Name', { exact: true }).boundingBox();
      expect(label?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
      await expect(page.getByText('is required')).toHaveCount(0);
    },

    'ten clicks send one lead and one mail': async () => {
      const enquiry = anEnquiry();
      await fillEnquiry(page, enquiry);
      await page.evaluate(() => {
        const button = document.querySelector<HTMLButtonElement>('form [type=submit]');
        for (let click = 0; click < 10; click += 1) button?.click();
      });
      await expect(alert).toContainText(SUCCESS);
      await expect.poll(() => mailsTo(product.mail, enquiry.email)).toHaveLength(1);
      expect(await countLeads(product, enquiry.email)).toBe(1);
    },
  });
});

test('a form that could not be sent, or whose mail could not, is there to be sent again', async ({
  page,
  product,
}) => {
  const { submit, alert, name, message } = enquiryParts(page);
  await page.goto('/enquiry');
  await expectAll(page, {
    'an answer without success keeps the form and says so': async () => {
      await page.route('**/api/leads', (route) => route.fulfill({ json: { success: false } }));
      await fillEnquiry(page, anEnquiry());
      await submit.click();
      await expect(alert).toHaveText(LEAD_FAILED);
      await expect(alert).toBeFocused();
      await expect(name).toHaveValue('Priya Sharma');
      await expect(submit).toHaveText('Submit');
      await page.unroute('**/api/leads');
    },

    'an edit after a send makes a new lead, an unchanged form does not': async () => {
      const keys: string[] = [];
      await page.route('**/api/send-email', (route) => route.fulfill({ json: { code: 202 } }));
      page.on('request', (request) => {
        if (request.url().endsWith('/api/leads'))
          keys.push(request.headers()['idempotency-key'] ?? '');
      });
      const enquiry = anEnquiry();
      await fillEnquiry(page, enquiry);
      await submit.click();
      await expect(alert).toHaveText(MAIL_FAILED);
      await submit.click();
      await expect(alert).toHaveText(MAIL_FAILED);
      expect(keys).toHaveLength(1);

      await message.fill('Something else.');
      await submit.click();
      await expect.poll(() => new Set(keys).size).toBe(2);
      await expect(alert).toHaveText(MAIL_FAILED);
      expect(await countLeads(product, enquiry.email)).toBe(2);
    },
  });
});

test.describe('when the mail server is down', () => {
  test.use({ expectedConsole: /502/ });

  test('the visitor is told, the form keeps its words, and sending again makes no second lead', async ({
    page,
    ownProduct,
  }) => {
    await ownProduct.mail.stop();
    const enquiry = anEnquiry();
    await page.goto(`${ownProduct.url}/enquiry`);
    await fillEnquiry(page, enquiry);
    const { submit, alert, name, message } = enquiryParts(page);
    await submit.click();
    await expect(alert).toHaveText(MAIL_FAILED);
    await expect(alert).toBeFocused();
    await expect(name).toHaveValue(enquiry.name);
    await expect(message).toHaveValue(enquiry.message);

    await ownProduct.mail.start();
    // The mail server is asked again after some seconds, however often Submit is pressed meanwhile.
    await expect(async () => {
      // What was sent meanwhile has taken the form away, and its button cannot be pressed before the answer.
      if (!(await page.getByText(SUCCESS).isVisible())) await submit.click({ timeout: 1_000 });
      await expect(page.getByRole('alert')).toContainText(SUCCESS, { timeout: 2_000 });
    }).toPass();
    await expect.poll(() => mailsTo(ownProduct.mail, enquiry.email)).toHaveLength(1);
    expect(await countLeads(ownProduct, enquiry.email)).toBe(1);
  });
});

test.describe('when the server is gone', () => {
  test.use({ expectedConsole: /ERR_CONNECTION_REFUSED|Failed to fetch/ });

  test('the visitor is told, nothing typed is lost, and sending works once it is back', async ({
    page,
    ownProduct,
  }) => {
    const enquiry = anEnquiry();
    await openHydrated(page, `${ownProduct.url}/enquiry`);
    await fillEnquiry(page, enquiry);
    // What is cut off under way would be a complaint of its own.
    await untilQuiet(page);
    await ownProduct.kill();
    const { submit, alert, name } = enquiryParts(page);
    await submit.click();
    await expect(alert).toHaveText(EXCEPTION);
    await expect(alert).toBeFocused();
    await expect(name).toHaveValue(enquiry.name);

    await ownProduct.start();
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(SUCCESS);
    expect(await countLeads(ownProduct, enquiry.email)).toBe(1);
  });
});
