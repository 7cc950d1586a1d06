import type { Browser } from './test-browser.ts';

/** The names of the leads of a list, in its order. */
export async function namesAt(browser: Browser, address: string): Promise<string[]> {
  const { body } = await browser.get(address);
  return [...body.matchAll(/data-row-link="[^>]*>([^<]+)</g)].map(([, name = '']) => name);
}

/** A form of the list, in which a name may be sent more than once. */
export const postForm = (browser: Browser, url: string, fields: [string, string][]) =>
  browser.send('POST', url, {
    headers: {
      origin: 'https://desk.shop.example',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
