import type { ReactNode } from 'react';

import { BrandMark } from './brand-mark.tsx';
import { WORDS } from './words.ts';

/** What a page without the frame shows, under the sign of the desk. */
export function AloneMain({ children }: { children: ReactNode }) {
  return (
    <main className="fault-alone">
      <a href="/" className="fault-brand">
        <BrandMark size={30} />
        {WORDS.desk}
      </a>
      <div>{children}</div>
    </main>
  );
}
