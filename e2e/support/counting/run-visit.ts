import type { Browser, BrowserContext, Page } from 'puppeteer-core';

import type { PlannedVisit } from './plan-visits.ts';
import {
  changeTo,
  leaveAndReturn,
  prerender,
  type,
  untilActivated,
  untilAnswering,
  untilCounting,
  untilLookedAt,
} from './visit-page.ts';

const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

type Visit = PlannedVisit & {
  readonly site: string;
  readonly context: BrowserContext;
  readonly page: Page;
};

async function refuse(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluateOnNewDocument(
    (property, answer) => {
      Object.defineProperty(Navigator.prototype, property, { get: () => answer });
    },
    name,
    value,
  );
}

async function prepare({ kind, page }: Visit): Promise<void> {
  if (kind === 'robot') await page.setUserAgent({ userAgent: ROBOT });
  if (kind === 'global privacy control') await refuse(page, 'globalPrivacyControl', true);
  if (kind === 'do not track') await refuse(page, 'doNotTrack', '1');
  // The site's own policy has no rules for what to prerender.
  if (kind.startsWith('prerender')) await page.setBypassCSP(true);
}

async function lookBehind({ kind, context, site, next }: Visit): Promise<void> {
  const behind = await context.newPage({ background: true });
  await behind.goto(site + next);
  if (kind === 'behind looked at') {
    await behind.bringToFront();
    await untilLookedAt(behind);
    await untilCounting(behind);
  }
  await behind.close();
}

async function openPrerendered({ page, next }: Visit): Promise<void> {
  await page.evaluate((to) => location.assign(to), next);
  await untilActivated(page, next);
  await untilCounting(page);
}

async function act(visit: Visit): Promise<void> {
  const { kind, page, site, next } = visit;
  switch (kind) {
    case 'walk':
    case 'robot':
    case 'global privacy control':
    case 'do not track':
      return changeTo(page, next);
    case 'return':
      return leaveAndReturn(page, `${site}/doc/privacy-policy.pdf`);
    case 'behind looked at':
    case 'behind never looked at':
      return lookBehind(visit);
    case 'prerender opened':
      await prerender(page, next);
      return openPrerendered(visit);
    case 'prerender not opened':
      await prerender(page, next);
      return undefined;
    case 'form':
      await type(page, 'contactName', 'Anna');
      return type(page, 'email', 'anna');
    case 'switch':
      await page.locator('footer .footer-switch ::-p-text(Count my visit)').click();
      return changeTo(page, next);
  }
}

/** Does what was planned, in a browser that knows nothing of other visits. */
export async function runVisit(
  browser: Browser,
  site: string,
  planned: PlannedVisit,
): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const visit = { ...planned, site, context, page };
  await prepare(visit);
  const query = planned.isTagged ? '?utm_source=letter&utm_campaign=sample-campaign' : '';
  await page.goto(site + planned.first + query);
  const isRefused = ['global privacy control', 'do not track'].includes(planned.kind);
  await (isRefused ? untilAnswering(page) : untilCounting(page));
  await act(visit);
  // Its pages are closed as people close them. The rest of it stays until the browser ends: what is on its way goes with it.
  for (const open of await context.pages()) await open.close();
}
