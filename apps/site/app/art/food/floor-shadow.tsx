import { paint } from '../paint.ts';

type FloorShadowProps = { x?: number; y: number; width: number };

/** The flat shadow an article of food throws on its tile. */
export function FloorShadow({ x = 48, y, width }: FloorShadowProps) {
  return <ellipse cx={x} cy={y} rx={width / 2} ry="4" fill={paint.shade} opacity=".12" />;
}
