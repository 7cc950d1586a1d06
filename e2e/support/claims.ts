import { test, type Page } from '@playwright/test';

/** What holds for one open page, by what is claimed; each leaves the page as the next one needs it. */
export type Claims = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Checks the claims on one visit, in their order; the report of a failure names the one that broke. */
export async function expectAll(page: Page, claims: Claims): Promise<void> {
  for (const [what, check] of Object.entries(claims)) await test.step(what, () => check(page));
}
