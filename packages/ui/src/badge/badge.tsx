import './badge.css';

import type { ReactNode } from 'react';

/** What a badge says: chosen, on offer, or just a fact. */
export type BadgeTone = 'primary' | 'accent' | 'outline';

/** A short label of 28 px beside a heading or in a list. */
export function Badge({ tone = 'primary', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
