import type { ReactNode } from 'react';

type PlaceProps = { id?: string; x: number; y: number; scale?: number; children: ReactNode };

/** Moves a drawing's own origin to a point of the scene. */
export function Place({ id, x, y, scale = 1, children }: PlaceProps) {
  const move = `translate(${x} ${y})`;
  return (
    <g id={id} transform={scale === 1 ? move : `${move} scale(${scale})`}>
      {children}
    </g>
  );
}
