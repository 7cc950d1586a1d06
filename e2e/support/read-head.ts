import type { Page } from '@playwright/test';

async function readTags(page: Page, html: string | null): Promise<string[]> {
  return page.evaluate((text) => {
    const told =
      'title, [rel=canonical], [property], [name=description], [name=robots], [name^=twitter], [type$=json]';
    const { head } = text === null ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags = [...head.querySelectorAll(told)];
    return tags
      .map((tag) => {
        const name = ['rel', 'property', 'name', 'type'].map((one) => tag.getAttribute(one) ?? '');
        const says = tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent;
        return `${name.join('')}: ${says}`;
      })
      .toSorted();
  }, html);
}

/** All that a head says of its page: to tabs, to search engines, and to those who share it. */
export async function readHead(page: Page): Promise<string[]> {
  return readTags(page, null);
}

/** What the heads of pages say as they are served, in the order of the addresses. */
export async function readServedHeads(page: Page, paths: readonly string[]): Promise<string[][]> {
  // The policy of the site lets no text be read as a page.
  const blank = await page.context().newPage();
  const heads: string[][] = [];
  for (const path of paths)
    heads.push(await readTags(blank, await (await page.request.get(path)).text()));
  await blank.close();
  return heads;
}
