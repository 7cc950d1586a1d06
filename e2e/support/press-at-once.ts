import type { Page } from '@playwright/test';

/**
 * Presses a key, and gives the name of the element that has the focus before anything is painted: whoever types fast has
 * the next letter pressed by then.
 */
export function pressAtOnce(page: Page, key: string): Promise<string | undefined> {
  return page.evaluate((pressed) => {
    const at = document.activeElement ?? document.body;
    const press = { key: pressed, code: pressed, bubbles: true, cancelable: true };
    at.dispatchEvent(new KeyboardEvent('keydown', press));
    return document.activeElement?.localName;
  }, key);
}
