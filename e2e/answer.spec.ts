import { type Dovecot, findFreePort, startDovecot } from '@high-street/server/testing';
import type { Page } from '@playwright/test';

import { bookingParts, pickTime } from './support/booking-page.ts';
import { mailTo } from './support/desk-mail.ts';
import { room } from './support/desk-page.ts';
import { openDesk } from './support/desk-test.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { prepareProduct, type Product } from './support/product.ts';
import { expect, START_LIMIT_MS, test as base } from './support/test.ts';

const MAILBOX = 'answers';
const REPLY_TO = 'answers@shop.example';
const LINK = /https?:\/\/\S+\/your-enquiry\/([\w-]+)\S*/;
/** The mailbox is looked into each minute. */
const READ = { timeout: 100_000 };

type Shop = { readonly product: Product; readonly calendarUrl: string; readonly dovecot: Dovecot };

/** A product with a calendar, and a mailbox in which answers arrive; null where no mail server can be installed. */
const test = base.extend<{ shop: Shop | null }>({
  shop: async ({}, provide) => {
    const dovecot = await startDovecot();
    if (dovecot === null) return provide(null);
    const port = await findFreePort();
    const calendarUrl = `http://localhost:${port}`;
    const product = await prepareProduct({
      IMAP_URL: dovecot.url(MAILBOX),
      REPLY_TO,
      CALENDAR_URL: calendarUrl,
    });
    await product.start();
    await product.startCalendar(port, calendarUrl);
    await provide({ product, calendarUrl, dovecot });
    await product.close();
    await dovecot.stop();
  },
});

/** Somebody enquires on the site; gives the link to their own page, with the reference. */
async function enquire(page: Page, { product }: Shop, enquiry: ReturnType<typeof anEnquiry>) {
  await page.goto(`${product.url}/enquiry`);
  await fillEnquiry(page, enquiry);
  await enquiryParts(page).submit.click();
  const { text = '' } = await mailTo(product.mail, enquiry.email);
  const [link = '', reference = ''] = LINK.exec(text) ?? [];
  return { link, reference };
}

test('an enquiry, its reply, the answer to it, a correction, a booking and the sale are one history', async ({
  page,
  browser,
  shop,
}) => {
  test.skip(shop === null, 'Dovecot cannot be installed here.');
  test.setTimeout(START_LIMIT_MS + READ.timeout);
  if (shop === null) return;
  const { product, dovecot } = shop;
  const enquiry = anEnquiry();
  const { link, reference } = await enquire(page, shop, enquiry);

  const desk = await openDesk(product);
  const { client } = await desk.join('member');
  const context = await browser.newContext({
    baseURL: desk.url,
    storageState: await client.storageState(),
  });
  const office = await context.newPage();
  await office.goto(`/leads/${reference}`);
  await expect(office.getByRole('button', { name: /^Called/ })).toBeVisible();
  const words = office.getByRole('textbox', { name: /^Reply to/ });
  await words.fill('Hello Priya, when do you open?');
  await words.press('Control+Enter');
  await expect(room(office)).toContainText('Reply accepted.');

  const reply = await mailTo(product.mail, enquiry.email, 2);
  const thread = `In-Reply-To: ${reply.messageId}\nReferences: ${reply.messageId}`;
  const heads = `From: ${enquiry.email}\nTo: ${REPLY_TO}\nSubject: ${reply.subject}\n${thread}`;
  const body = 'At seven.\n\n> Hello Priya, when do you open?';
  await dovecot.deliver(MAILBOX, `${heads}\nMessage-ID: <one@bramble.example>\n\n${body}\n`);

  await page.goto(link);
  await page.getByRole('link', { name: 'Correct' }).click();
  await page.getByLabel('Company').fill('Bramble and Daughters');
  await page.getByRole('button', { name: 'Send the correction' }).click();
  await expect(page.getByRole('status')).toHaveText('Your correction is stored.');
  await page.getByRole('link', { name: 'Book a time' }).click();
  await pickTime(page);
  await bookingParts(page).confirm.click();
  await expect(bookingParts(page).booked).toBeVisible();

  await expect(room(office)).toContainText('At seven.', READ);
  await office.goto(`/leads/${reference}`);
  for (const told of ['Bramble and Daughters', 'At seven.', 'booked a demo']) {
    await expect(room(office)).toContainText(told);
  }
  await expect(office.getByRole('button', { name: /^Called/ })).toBeVisible();
  await office.keyboard.press('w');
  await expect(room(office)).toContainText('Marked as won.');
  const history = await product.leads('show', reference);
  const acts = ['stored', 'reply written', 'reply accepted', 'corrected', 'booking made'];
  const places = [...acts, 'marked won'].map((act) => history.indexOf(`UTC  ${act}`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(history).toContain('mail of the visitor by the visitor: At seven.');
  await context.close();
});
