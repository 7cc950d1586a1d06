import { paint } from '#/art/paint.ts';
import { Sunburst } from '#/art/sunburst.tsx';

export const size = { width: 1440, height: 840 } as const;

/** Rays behind the loyalty app; the page sets how strong they are. */
export function Drawing() {
  return <Sunburst x={1000} y={440} radius={1400} rays={22} fill={paint.accentPale} />;
}
