import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

const GROUPS = [
  'Online Order and Delivery Management',
  'Order Management',
  'Delivery Management',
  'Payments and Reports',
  'Customization and Support',
  'Data Insights & Analytics',
  'Features & Benefits',
  'Implementation & Integration',
  'Pricing & Support',
  'Success Stories & Case Studies',
];

/** Subjects of one group each, which has no heading of its own. */
const TOPICS = [
  'The basics',
  'Brand marketing',
  'Rewards and loyalty',
  'Smart booking',
  'Catalogue management',
  'QR code promotions',
];

const answers = (page: Page) => page.getByRole('main').locator('details');
const openAnswers = (page: Page) => page.getByRole('main').locator('details[open]');
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Find a question' });
/** How many questions are left, as it is read out: one region, so that it is heard once. */
const found = (page: Page) => page.getByRole('search').locator('[aria-live], output');
const subjects = (page: Page) => page.getByRole('navigation', { name: 'Questions by subject' });

/** What the page says and does; the last of it leaves the page. */
const BOARD: Claims = {
  'the page holds every group of the site': async (page) => {
    for (const name of GROUPS) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
    for (const name of TOPICS) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
  },

  'no question stands there twice': async (page) => {
    const questions = await page.getByRole('main').locator('summary').allTextContents();
    expect(questions.length).toBeGreaterThan(40);
    expect(new Set(questions).size).toBe(questions.length);
  },

  'the page ends with a way to ask': async (page) => {
    await expect(page.getByRole('heading', { name: 'Yours not on the board?' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      '/enquiry',
    );
  },

  'one answer is open at a time, the first at the start, and the open one closes': async (page) => {
    await expect(openAnswers(page)).toHaveCount(1);
    await expect(answers(page).first()).toHaveAttribute('open');
    const drivers = page.getByText('Can I use my own drivers?');
    await drivers.click();
    await expect(openAnswers(page)).toHaveCount(1);
    await expect(page.getByText(/Self-delivery is part of every plan/)).toBeVisible();
    await drivers.click();
    await expect(openAnswers(page)).toHaveCount(0);
  },

  'the keyboard opens an answer': async (page) => {
    const question = page.locator('#ordering-how-soon > summary');
    // What lies below the fold cannot take the focus before it has its styles.
    await expect(question).toBeVisible();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#ordering-how-soon')).toHaveAttribute('open');
  },

  'the list of subjects tells their numbers, leads to them and marks the current one': async (
    page,
  ) => {
    const link = subjects(page).getByRole('link', { name: /^Insights/ });
    await expect(link).toHaveText(/Insights\s*16/);
    await link.click();
    await expect(page).toHaveURL(/#insights$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Insights' })).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toBeInViewport();
  },

  'typing in the filter leaves the fitting questions and announces how many': async (page) => {
    const all = await answers(page).count();
    await expect(found(page)).toHaveText(`${all} questions`);
    await filter(page).pressSequentially('own drivers');
    await expect(page.getByText('Can I use my own drivers?')).toBeVisible();
    await expect(page.getByText('Do I have to be good with computers?')).toHaveCount(0);
    const left = await answers(page).count();
    expect(left).toBeLessThan(all);
    await expect(found(page)).toHaveText(left === 1 ? '1 question' : `${left} questions`);
    await filter(page).fill('');
    await expect(answers(page)).toHaveCount(all);
  },

  'clearing the filter leaves the answer open that is read': async (page) => {
    await filter(page).fill('drivers');
    await expect(answers(page).first()).toHaveAttribute('id', 'services');
    await page.getByText('Can I use my own drivers?').click();
    await filter(page).fill('');
    await expect(openAnswers(page)).toHaveCount(1);
    await expect(openAnswers(page)).toHaveAttribute('id', 'ordering-own-drivers');
  },

  'the filtered page and the empty one have no accessibility fault': async (page) => {
    for (const query of ['plan', 'submarine']) {
      await filter(page).fill(query);
      await expectNoFaults(page);
    }
  },

  'a filter that finds nothing leads to the enquiry form': async (page) => {
    await filter(page).fill('submarine');
    await expect(page.getByRole('heading', { name: 'Nobody has asked us that yet' })).toBeVisible();
    await expect(found(page)).toHaveText('0 questions');
    await page.getByRole('main').getByRole('link', { name: 'Ask us' }).first().press('Enter');
    await expect(page).toHaveURL(/\/enquiry$/);
  },
};

test('the board says and does all that it should', async ({ page }) => {
  await openHydrated(page, '/faqs');
  await expectAll(page, BOARD);
});

test('the list of subjects marks the current one also after Back', async ({ page }) => {
  // Not at a hash, with which all of the page is there at once. By keys: what is above the link is laid out only as one
  // comes to it, so the link may move from under a press of the mouse that follows at once.
  await openHydrated(page, '/faqs');
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).press('Enter');
  await expect(page).toHaveURL(/\/enquiry$/);
  await page.goBack();
  const link = subjects(page).getByRole('link', { name: /^Smart booking/ });
  const group = page.locator(`${await link.getAttribute('href')}`);
  // By scrolling: a press would make an address with a hash.
  await group.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(link).toHaveAttribute('aria-current', 'true');
});

test('Back after a jump to a subject returns to where the reader was, and from another page to the top', async ({
  page,
}) => {
  await openHydrated(page, '/faqs');
  const atY = () => page.evaluate(() => Math.round(scrollY));
  const link = subjects(page).getByRole('link', { name: /^Insights/ });
  await link.scrollIntoViewIfNeeded();
  const readAt = await atY();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Insights' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect.poll(atY).toBe(readAt);
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).press('Enter');
  await expect(page.locator('#main[data-path="/enquiry"] h1')).toBeVisible();
  // Nor is the page that is left scrolled to where the other one was read.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['lowest'] = '0';
    const note = () => {
      dataset['lowest'] = String(Math.max(Number(dataset['lowest']), Math.round(scrollY)));
    };
    addEventListener('scroll', note);
  });
  await page.goBack();
  await expect(page.locator('#main[data-path="/faqs"] h1')).toBeInViewport();
  await expect.poll(atY).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-lowest', '0');
});

/** What an address with a hash does, which begins at an answer. */
const LINKED: Claims = {
  'an address with a hash opens its answer and shows it': async (page) => {
    await expect(page.locator('#insights-cost')).toHaveAttribute('open');
    await expect(page.getByText(/Pricing is a custom quote/)).toBeInViewport();
    await expect(openAnswers(page)).toHaveCount(1);
  },

  'the link to an answer can be copied, and leads back to it': async (page) => {
    await page.context().grantPermissions(['clipboard-write']);
    const answer = page.locator('#insights-cost');
    await answer.getByRole('button', { name: 'Copy link to this answer' }).click();
    await expect(answer.getByRole('button', { name: 'Link copied' })).toBeVisible();
    // Pages may not read the clipboard, so the visitor pastes.
    const field = filter(page);
    await field.press('ControlOrMeta+V');
    const copied = await field.inputValue();
    expect(copied).toBe(page.url());
    expect(copied).toMatch(/\/faqs#insights-cost$/);
    expect(await page.locator('summary button').count()).toBe(0);
  },
};

test('an answer has an address of its own', async ({ page }) => {
  await page.goto('/faqs#insights-cost');
  await expectAll(page, LINKED);
});

test('without scripts every answer can be opened, and an address still shows its own', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/faqs#booking-plans');
  await expect(page.getByText(/^Growth and Scale\. With Basic/)).toBeVisible();
  await expect(filter(page)).toBeHidden();
  await page.getByText('Can I try it before I pay?').click();
  await expect(page.getByText(/The trial lasts 7 days/)).toBeVisible();
  await context.close();
});
