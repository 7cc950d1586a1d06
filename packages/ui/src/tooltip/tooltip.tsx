import './tooltip.css';

import { useId, useRef, type ReactNode } from 'react';

import { useTooltip } from './use-tooltip.ts';

type TooltipProps = {
  text: string;
  /** Where the bubble is; choose a side with room for it. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Gets the id of the words, for `aria-describedby` of the control. */
  children: (descriptionId: string) => ReactNode;
};

/** Words beside a control while it is pointed at or has the keyboard focus; Escape takes them away. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const isShown = useTooltip(ref);
  return (
    <span ref={ref} className="tooltip" data-side={side} data-shown={isShown ? '' : undefined}>
      {children(id)}
      <span role="tooltip" id={id} className="tooltip-bubble">
        <span className="tooltip-words">{text}</span>
      </span>
    </span>
  );
}
