import type { Page } from '@playwright/test';

const LIMIT_MS = 15_000;

/** Measures in a page how long after a press something new is shown. */
export type Stopwatch = {
  /** The ms from the next press to the first frame that shows a new element for the selector. */
  readonly next: (awaited: string) => Promise<number>;
};

/**
 * Runs in the page: notes when a press was made, marks the new element as soon as it is in the document, and tells when
 * the browser has put it on the screen.
 */
function watchPresses(): void {
  let pressedAt = 0;
  let known: Element | null = null;
  const find = () => document.querySelector(document.documentElement.dataset['awaited'] ?? 'none');

  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
      known = find();
    },
    true,
  );
  new MutationObserver(() => {
    const element = find();
    if (pressedAt === 0 || !element || element === known) return;
    known = element;
    element.setAttribute('elementtiming', 'awaited');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shownAt: unknown = Reflect.get(entry, 'renderTime');
      const note: unknown = Reflect.get(window, 'noteShown');
      if (pressedAt === 0 || typeof shownAt !== 'number' || typeof note !== 'function') continue;
      note(shownAt - pressedAt);
      pressedAt = 0;
    }
  }).observe({ type: 'element' });
}

/** Puts a stopwatch into a page; to be called before the page is opened. */
export async function installStopwatch(page: Page): Promise<Stopwatch> {
  let tell: (ms: number) => void = () => undefined;
  await page.exposeBinding('noteShown', (_source, ms: number) => tell(ms));
  await page.addInitScript(watchPresses);
  return {
    next: async (awaited) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      tell = resolve;
      const fail = async () => {
        const [now] = await page.locator(awaited).allInnerTexts();
        reject(new Error(`No new ${awaited} was shown. At ${page.url()} it reads: ${now}`));
      };
      const limit = setTimeout(() => void fail(), LIMIT_MS);
      await page.evaluate((selector) => {
        document.querySelectorAll('[elementtiming]').forEach((one) => {
          one.removeAttribute('elementtiming');
        });
        document.documentElement.dataset['awaited'] = selector;
      }, awaited);
      return promise.finally(() => clearTimeout(limit));
    },
  };
}
