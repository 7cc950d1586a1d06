import type { Paint } from '../paint.ts';
import { round } from '../round.ts';
import { Bust } from './bust.tsx';
import { type FaceName, FACES } from './faces.ts';

const DISC = 80;

type AvatarProps = {
  who: FaceName;
  size: number;
  /** Another colour for the disc than the person's own. */
  ground?: Paint;
};

/** A person's head and shoulders in a disc, `size` wide. */
export function Avatar({ who, size, ground }: AvatarProps) {
  return (
    <g transform={`scale(${round(size / DISC)})`} clipPath={`circle(${DISC / 2}px)`}>
      <circle cx="40" cy="40" r="40" fill={ground ?? FACES[who].ground} />
      <Bust who={who} />
    </g>
  );
}
