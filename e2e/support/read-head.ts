import type { Page } from '@playwright/test';

/** All that a head says of its page: to tabs, to search engines, and to those who share it. */
export async function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told =
      'title, [rel=canonical], [property], [name=description], [name=robots], [name^=twitter], [type$=json]';
    const tags = [...document.head.querySelectorAll(told)];
    return tags
      .map((tag) => {
        const name = ['rel', 'property', 'name', 'type'].map((one) => tag.getAttribute(one) ?? '');
        const says = tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent;
        return `${name.join('')}: ${says}`;
      })
      .toSorted();
  });
}
