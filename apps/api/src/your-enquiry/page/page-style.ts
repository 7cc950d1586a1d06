import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where the pages' own styles are, beside those of the site. */
export const STYLE_PATH = '/your-enquiry/page.css';

/** The words of a page, how far its lead is, and the shop beside them. */
const FILES = ['page.css', 'status.css', 'shop.css'] as const;

/** What these pages look like beside the styles of the site. */
export function buildPageStyle() {
  const own = FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
  const text = own.join('\n');
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  return { text, address: `${STYLE_PATH}?${version}` };
}
