import {
  arriveFromNews,
  NEWS,
  sendEnquiry,
  UNTAGGED,
  UTM,
  walkToEnquiry,
} from './support/campaign-visit.ts';
import { countLeads } from './support/count-leads.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { untilHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

test('no strange word in a link ever costs a lead', async ({ page, product }) => {
  const hostile = [
    `utm_source=${'x'.repeat(5_000)}`,
    'utm_medium=%00%1B%5B2J%0D%0ABcc%3A%20x%40y.z',
    `utm_campaign=${encodeURIComponent('\u202Emoc.elgoog\u2069')}`,
    'utm_term=%ff%fe%',
    `utm_content=${encodeURIComponent("=cmd|' /C calc'!A0")}`,
    'utm_content=twice',
    'utm_other=x',
    'utm_source[]=y',
    '__proto__=z',
  ].join('&');
  await arriveFromNews(page, `${product.url}/enquiry?${hostile}#%F0%9F`.replaceAll('"', '%22'));
  await untilHydrated(page);
  const { attribution, reference } = await sendEnquiry(page);

  expect(attribution).toEqual({
    source: 'x'.repeat(200),
    medium: '[2J  Bcc: x@y.z',
    campaign: 'moc.elgoog',
    term: '\uFFFD\uFFFD%',
    content: "=cmd|' /C calc'!A0",
    referrer: NEWS,
    landingPage: '/enquiry',
  });
  expect(await product.leads('show', reference)).toMatch(/^Campaign +moc\.elgoog$/m);
});

test.describe('an answer that is lost', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch/ });

  test('and a reload that forgets the campaign: the same key is a repeat, and the first word stays', async ({
    page,
    product,
  }) => {
    const keys: string[] = [];
    await page.route('**/api/leads', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      // The lead is stored each time, its answer lost.
      await route.fetch();
      await route.abort();
    });
    const enquiry = anEnquiry();
    const { submit, alert } = enquiryParts(page);
    await arriveFromNews(page, `${product.url}/?${UTM}`);
    await untilHydrated(page);
    await walkToEnquiry(page);
    await fillEnquiry(page, enquiry);
    await submit.click();
    await expect(alert).toHaveText('Something went wrong. Please try again.');
    await page.unroute('**/api/leads');
    await page.reload();
    await untilHydrated(page);
    const answered = page.waitForResponse('**/api/leads');
    await submit.click();
    const answer = await answered;

    expect(answer.request().postDataJSON().attribution).toMatchObject(UNTAGGED);
    expect(answer.status()).toBe(201);
    expect(new Set([...keys, answer.request().headers()['idempotency-key']]).size).toBe(1);
    expect(await countLeads(product, enquiry.email)).toBe(1);
    const { reference } = await answer.json();
    expect(await product.leads('show', reference)).toMatch(/^Campaign source +farm-letter$/m);
  });
});
