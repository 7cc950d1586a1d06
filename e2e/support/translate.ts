import type { Page } from '@playwright/test';

/** Does to a page what the translator of Chrome does: each text gives way to two elements, one in the other. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: CharacterData[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof CharacterData) || currentNode.data.trim() === '') continue;
      if (!currentNode.parentElement?.closest('script, style, noscript')) texts.push(currentNode);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
