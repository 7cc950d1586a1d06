import { goOn } from './support/go-on.ts';
import { untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';
import { untilQuiet } from './support/whole-page.ts';

/** Pages where nothing is animated as it is scrolled into view. */
const STILL_PAGES = ['/enquiry', '/onboarding', '/faqs', '/meet-our-team', '/nowhere'];

test.describe('the first change of pages', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedConsole: /404/ });

  test('animates what is in view', async ({ page }) => {
    await watchHydration(page);
    for (const path of STILL_PAGES) {
      await test.step(`also when it leads away from ${path}`, async () => {
        await page.goto(path);
        await untilHydrated(page);
        await untilQuiet(page);
        await page.evaluate(() => {
          const states: string[] = [];
          new MutationObserver(() => {
            const cards = document.querySelector<HTMLElement>('.plan-cards');
            const state = cards?.dataset['revealState'];
            if (state && states.at(-1) !== state) states.push(state);
            document.documentElement.dataset['states'] = states.join();
          }).observe(document, {
            subtree: true,
            childList: true,
            attributeFilter: ['data-reveal-state'],
          });
        });
        await goOn(page, '/pricing');
        await expect(page.locator('html')).toHaveAttribute('data-states', 'edge,shown');
      });
    }
  });
});
