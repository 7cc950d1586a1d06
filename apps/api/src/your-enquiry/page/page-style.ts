import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { SiteFrame } from './site-frame.ts';

/** Where the pages' own styles are, beside those of the site. */
export const STYLE_PATH = '/your-enquiry/page.css';

/** The words of a page, how far its lead is, and the shop beside them. */
const FILES = ['page.css', 'status.css', 'shop.css'] as const;

/** The styles of these pages: the site's fonts, which it names in its pages alone, and what no page of it has. */
export function buildPageStyle({ fonts }: Pick<SiteFrame, 'fonts'>) {
  const own = FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
  const text = [...fonts, ...own].join('\n');
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  return { text, address: `${STYLE_PATH}?${version}` };
}
