import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the dark scheme can change of what every test finds in the light one first: its colours. */
export const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What a choice of a tab changes. */
export const TAB_PARTS = ['[role=tablist]', '[role=tabpanel]'];

/** The builder has its half a megabyte read anew at each look, twice; once it is in a page, this is all it is given. */
const NOTHING_MORE = ';';

/**
 * Waits until nothing is on its way from one look to another: a label has its new colour before the ground under it, and
 * a room of the desk is paler while it is read anew.
 */
async function untilSettled(page: Page): Promise<void> {
  await expect(page.locator('.room-content[data-loading]')).toHaveCount(0);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** The accessibility faults of a part of the page, or of all of it, by these rules or by all. */
export async function listFaults(
  page: Page,
  part: string | readonly string[] = [],
  rules: string[] = [],
): Promise<string[]> {
  await untilSettled(page);
  // A page without frames needs no second one to gather what was found in each.
  const isAlone = page.frames().length === 1;
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: NOTHING_MORE } : {}) });
  builder.setLegacyMode(isAlone);
  // What is in order is neither named nor counted, which takes longer than to find it.
  builder.options({ resultTypes: ['violations'] });
  for (const selector of [part].flat()) builder.include(selector);
  if (rules.length > 0) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Expects no accessibility fault in a part of the page, or in all of it, in either scheme. Nothing moves from then on:
 * words that fade have another contrast.
 */
export async function expectNoFaults(page: Page, part?: string | readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await listFaults(page, part), 'faults, light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await listFaults(page, part, RULES_OF_COLOURS), 'faults, dark').toEqual([]);
}
