import type { ReactNode } from 'react';

import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

type PosterProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees off true. */
  turn: number;
  fill: Paint;
  children: ReactNode;
};

/** A sheet of paper pasted to a wall; what is printed on it starts at its corner. */
export function Poster({ x, y, width, height, turn, fill, children }: PosterProps) {
  const sheet = { width, height, rx: 3 };
  return (
    <Place x={x} y={y}>
      <g transform={`rotate(${turn} ${width / 2} ${height / 2})`}>
        <rect {...sheet} x="4" y="9" fill={paint.shade} opacity=".24" />
        <rect {...sheet} fill={fill} />
        {children}
      </g>
    </Place>
  );
}
