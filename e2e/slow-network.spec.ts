import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { expect, test } from './support/test.ts';

/** Slow 3G as Chromium's own tools define it. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

test('over a slow network a form that is sent at once still arrives', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto('/enquiry', { waitUntil: 'domcontentloaded' });
  await fillEnquiry(page, anEnquiry());
  await enquiryParts(page).submit.click();
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!');
});
