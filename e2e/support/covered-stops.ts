import type { Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 200;

type Stop = { readonly name: string; readonly isCovered: boolean };

/** What has the focus, and whether nothing of it is to be seen; null for nothing. */
async function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // A field that is drawn by its label has no styles of its own.
    const shown = focused.closest('label') ?? focused;
    // What is there to be read out alone is cut off by something around it.
    const { boundingClientRect: box, intersectionRect: uncut } =
      await new Promise<IntersectionObserverEntry>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          if (entry) resolve(entry);
        });
        observer.observe(shown);
      });
    const isCutOff = box.width > 1 && uncut.width <= 1;
    const SHARES = [0.04, 0.25, 0.5, 0.75, 0.96];
    const isSeen = [...shown.getClientRects()].some((rect) => {
      const [left, right] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
      const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
      if (left >= right || top >= bottom) return false;
      return SHARES.some((across) =>
        SHARES.some((down) => {
          const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        }),
      );
    });
    const text = focused.getAttribute('aria-label') ?? shown.textContent;
    return {
      name: `${focused.localName} ${text.trim().slice(0, 60)}`,
      isCovered: isCutOff || !isSeen,
    };
  });
}

/** Tabs through a page from its first stop to its last and lists the stops of which nothing was to be seen; throws if `fewest` were not found. */
export async function listCoveredStops(page: Page, fewest = 10): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('a:is([href="#main"], [href="#room"])')?.focus();
  });
  const stops: Stop[] = [];
  for (;;) {
    const stop = await readStop(page);
    if (stop === null) break;
    stops.push(stop);
    if (stops.length > MOST_STOPS) throw new Error('Tab does not come to an end.');
    await page.keyboard.press('Tab');
  }
  if (stops.length < fewest) throw new Error(`Tab came to ${stops.length} stops only.`);
  return stops.filter(({ isCovered }) => isCovered).map(({ name }) => name);
}
