import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What the dark scheme can change of what every test finds in the light one first: its colours. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing is on its way from one look to another: a label has its new colour before the ground under it. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Looks for accessibility faults with all rules, or, where the page is dark, with those about colours. */
export async function axe(page: Page): Promise<AxeBuilder> {
  await untilSettled(page);
  const builder = new AxeBuilder({ page });
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? builder.withRules(RULES_OF_COLOURS) : builder;
}
