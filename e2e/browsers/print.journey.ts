import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { ROUTES } from '../support/routes.ts';
import { heading } from './support/targets.ts';
import { expect, test } from './support/test.ts';

async function readText(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return withoutSpaces(texts.join(''));
}

/** Letters that stand close or apart come in pieces of their own. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Runs in a page: its critical CSS is followed by all others, those of print included. */
function hasAllStyles(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ disabled, sheet }) => !disabled && sheet !== null,
  );
}

/** The last words that are printed: those of the foot, or of the sheet of the largest plan, since /pricing prints sheets alone. */
const lastWords = (path: string) =>
  path === '/pricing' ? /ChatAssistant.*Questions\?Writeto/ : /2023-2025/;

for (const { path, heading: title } of ROUTES) {
  test(`${path} is printed down to its foot`, async ({ visitor }) => {
    await visitor.open(path);
    await visitor.see(heading(title));
    await expect.poll(() => visitor.run(hasAllStyles), { message: 'all styles' }).toBe(true);
    const text = await readText(await visitor.print());
    // Headings come as shapes, since Firefox draws the axes of their font.
    expect(text.length).toBeGreaterThan(200);
    expect(text).toMatch(lastWords(path));
  });
}
