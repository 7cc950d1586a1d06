import { writeEnquiry } from './support/desk-lead.ts';
import { room } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

// The browser notes that the connection is gone, and that nobody answers while the desk is replaced.
test.use({
  expectedConsole:
    /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING)/,
});

test('what somebody else does appears without a reload, and nothing is lost while the desk is replaced', async ({
  page,
  desk,
  signInAs,
}) => {
  await signInAs('owner');
  await page.goto('/leads');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await writeEnquiry(desk, `Live ${process.pid}`);
  await expect(room(page)).toContainText('1 new lead since');

  await page.context().setOffline(true);
  await expect(room(page)).toContainText(/No connection since \d\d:\d\d\./);
  await page.context().setOffline(false);
  await expect(room(page)).not.toContainText('No connection since');

  await desk.product.stopDesk();
  await desk.product.startDesk();
  await writeEnquiry(desk, `Live ${process.pid}`);
  await expect(room(page)).toContainText('2 new leads since');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
