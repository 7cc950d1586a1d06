import { isBehind } from './support/behind.ts';
import { expectAll } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { aRegistration, fillProfile, registerParts, stepHeading } from './support/register-page.ts';
import { expect, test } from './support/test.ts';
import { withTextSpacing } from './support/with-style.ts';

const WINDOWS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 1600 },
] as const;
const WORDS = ['.register-words > p:nth-child(1)', '.register-words > p:nth-child(2)'] as const;
const DRAWING = '.register-drawing';

test('the picture stands free of its words, and its building below them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/onboarding');
  async function expectFreeWords(step: number): Promise<void> {
    await page.evaluate(() => scrollTo(0, 0));
    for (const words of WORDS) {
      expect.soft(await isBehind(page, DRAWING, words), `step ${step}, ${words}`).toBe(false);
    }
  }
  await expectAll(page, {
    'no words of the picture lie on the building at any step, whatever the window': async () => {
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await expectFreeWords(1);
      }
      await fillProfile(page, aRegistration());
      await registerParts(page).proceed.click();
      await expect(stepHeading(page, 2)).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          await expectFreeWords(2);
        }
      }
      await withTextSpacing(page, async () => expectFreeWords(2));
    },

    'the building is there below its words, and its foot is seen at the end of a long step':
      async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        await page.setViewportSize({ width: 1440, height: 900 });
        const stage = page.locator('.register-stage');
        const footOf = async () =>
          stage.evaluate((element) => element.getBoundingClientRect().bottom);
        await page.evaluate(() => scrollTo(0, 0));
        expect(await footOf()).toBeGreaterThan(900);
        await page
          .locator('main + footer')
          .evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
        await page.locator('.register-picture').evaluate((picture) => {
          scrollBy(0, picture.getBoundingClientRect().bottom - innerHeight);
        });
        expect(await footOf()).toBeCloseTo(900, 0);
      },
  });
});
