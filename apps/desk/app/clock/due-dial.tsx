import './due.css';

import { SHAPES } from '#app/parts/state-shapes.tsx';
import type { DueState } from './due.ts';

const LAST_QUARTER = 0.25;
const RADIUS = 7;

/** The part of a clock's face from twelve on. */
function wedge(share: number): string {
  const turn = Math.min(share, 0.999) * 2 * Math.PI;
  const [x, y] = [10 + RADIUS * Math.sin(turn), 10 - RADIUS * Math.cos(turn)];
  return `M10 10V3A7 7 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}z`;
}

type DueDialProps = { state: Pick<DueState, 'share' | 'isLate'>; size?: 20 | 22 };

/** A clock's face with what is left of the time to answer; the words always stand beside it. */
export function DueDial({ state: { share, isLate }, size = 20 }: DueDialProps) {
  if (isLate) {
    return (
      <svg
        className="due-dial"
        data-late=""
        width={size}
        height={size}
        viewBox="0 0 18 18"
        aria-hidden="true"
      >
        {SHAPES.late}
      </svg>
    );
  }
  return (
    <svg className="due-dial" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path
        className="due-dial-left"
        d={wedge(share)}
        data-last={share < LAST_QUARTER ? '' : undefined}
      />
      <circle className="due-dial-rim" cx="10" cy="10" r="8.500" />
    </svg>
  );
}
