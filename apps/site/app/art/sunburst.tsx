import { type Paint } from './paint.ts';
import { round } from './round.ts';

type SunburstProps = { x: number; y: number; radius: number; rays: number; fill: Paint };

/** Rays around a point, as wide as the gaps between them. */
export function Sunburst({ x, y, radius, rays, fill }: SunburstProps) {
  const edge = (turn: number) => {
    const angle = (turn * 2 * Math.PI) / rays;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  };
  const wedges = Array.from(
    { length: rays },
    (_, index) => `M${x} ${y}L${edge(index)}L${edge(index + 0.5)}z`,
  );
  return <path d={wedges.join('')} fill={fill} />;
}
