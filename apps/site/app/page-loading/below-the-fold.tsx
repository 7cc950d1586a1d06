import { use, type ReactNode } from 'react';

import { FirstFrame } from './first-frame.ts';

/**
 * What lies below the fold of a page, that is, out of sight before anybody scrolls. It gets its styles, its layout and
 * its drawings after the first paint; after a client-side navigation it is not even rendered before the first frame.
 * Every child has to be a block: what is inline has no width before it is laid out.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return use(FirstFrame) ? null : <div data-below-the-fold="">{children}</div>;
}
