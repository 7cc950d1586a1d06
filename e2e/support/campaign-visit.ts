import { expect, type Page } from '@playwright/test';

import { anEnquiry, enquiryParts, fillEnquiry } from './enquiry-page.ts';
import { watchHydration } from './open-hydrated.ts';

/** The query of a link of a campaign. */
export const UTM = 'utm_source=farm-letter&utm_medium=email&utm_campaign=Harvest%202026';
/** What a lead says of that link. */
export const TAGGED = { source: 'farm-letter', medium: 'email', campaign: 'Harvest 2026' };
/** What a lead says when no campaign is known. */
export const UNTAGGED = { source: null, medium: null, campaign: null };
/** A page of another site. */
export const NEWS = 'http://news.example/shops';

/** Follows a link to the address from another site, which names itself with its whole address. */
export async function arriveFromNews(page: Page, address: string): Promise<void> {
  await page.route(`${NEWS}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>News</title><meta name="referrer" content="unsafe-url"><a href="${address}">Read on</a>`,
    }),
  );
  await watchHydration(page);
  await page.goto(`${NEWS}?reader=anna`);
  await page.getByRole('link', { name: 'Read on' }).click();
}

/** Walks from any page to the enquiry form by a link of the header. */
export async function walkToEnquiry(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Enquiry Now' }).click();
  await expect(page).toHaveURL(/\/enquiry$/);
}

/** Sends an enquiry and gives what it said of the visit, and the reference of the lead. */
export async function sendEnquiry(
  page: Page,
): Promise<{ attribution: unknown; reference: string }> {
  const answered = page.waitForResponse('**/api/leads');
  await fillEnquiry(page, anEnquiry());
  await enquiryParts(page).submit.click();
  const answer = await answered;
  expect(answer.status()).toBe(201);
  const { reference } = await answer.json();
  return { attribution: answer.request().postDataJSON().attribution, reference };
}
