import { use, type ReactNode } from 'react';

import { FirstFrame } from './first-frame.ts';

/** What lies below the fold: after a client-side navigation it is rendered once the first frame is shown. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return use(FirstFrame) ? null : children;
}
