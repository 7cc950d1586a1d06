import './tick.css';

import { CheckIcon } from '@high-street/ui';
import type { ComponentProps } from 'react';

/** A box to tick, 20 px drawn and 44 to touch. */
export function Tick(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="tick">
      <input {...props} type="checkbox" />
      <CheckIcon size={14} strokeWidth={3} aria-hidden />
    </span>
  );
}
