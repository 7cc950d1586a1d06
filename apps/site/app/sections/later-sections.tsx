import { use, type ReactNode } from 'react';

import { Arriving } from './arriving.ts';

/** What follows the first screen of a page: rendered once that is shown, where another page led to it. */
export function LaterSections({ children }: { children: ReactNode }) {
  return use(Arriving) ? null : children;
}
