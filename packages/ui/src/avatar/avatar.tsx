import './avatar.css';

import type { ReactNode } from 'react';

/** Crops any picture to a disc of 60 px; the picture brings its own text alternative. */
export function Avatar({ children }: { children: ReactNode }) {
  return <span className="avatar">{children}</span>;
}
