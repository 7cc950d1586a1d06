import type { ReactNode } from 'react';

import { Strip } from './strip.tsx';
import { WarningMark } from './warning-mark.tsx';

/** Says what was not done, and why. */
export function Refused({ children }: { children: ReactNode }) {
  return (
    <Strip tone="blush" icon={<WarningMark />}>
      {children}
    </Strip>
  );
}
