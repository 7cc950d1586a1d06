import { contrastRatio } from '@high-street/ui/tokens';
import type { Page } from '@playwright/test';

/** How far the page is scrolled when the bar has the page's own ground for sure, in px. */
const SETTLED = 12;
/** From one look to the next, in px; what lies between has a contrast between theirs. */
const STEP = 2;

/** The least contrast of the bar's words, and of its focus ring, with its ground while the page is scrolled from its top. */
export async function leastBarContrast(page: Page): Promise<{ words: number; ring: number }> {
  const looks = await page.evaluate(
    async ([last, step]) => {
      const bar = document.querySelector('.site-header');
      const context = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      if (!bar || !context) throw new Error('There is no bar, or no canvas.');
      // A bar that lets the first section through is on its ground.
      const under = document.createElement('i');
      const hero = document.querySelector<HTMLElement>('[data-hero]')?.dataset['hero'];
      under.style.setProperty('color', `var(--${hero ?? 'bg'})`);
      under.style.setProperty('outline-color', 'var(--focus-ring)');
      bar.append(under);
      const toHex = (colour: string) => {
        context.fillStyle = getComputedStyle(under).color;
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
        return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      };
      const nextFrame = async () => new Promise(requestAnimationFrame);
      const seen: { words: string; ring: string; ground: string }[] = [];
      for (let y = 0; y <= last; y += step) {
        scrollTo(0, y);
        await nextFrame();
        await nextFrame();
        const { color, backgroundColor } = getComputedStyle(bar);
        const { outlineColor } = getComputedStyle(under);
        seen.push({
          words: toHex(color),
          ring: toHex(outlineColor),
          ground: toHex(backgroundColor),
        });
      }
      scrollTo(0, 0);
      under.remove();
      return seen;
    },
    [SETTLED, STEP] as const,
  );
  const leastOf = (what: 'words' | 'ring') =>
    Math.min(...looks.map((look) => contrastRatio(look[what], look.ground)));
  return { words: leastOf('words'), ring: leastOf('ring') };
}
