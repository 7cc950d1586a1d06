import { type Paint, paint } from '../paint.ts';
import { round } from '../round.ts';

type MeterProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Part that is filled, 0 to 1. */
  share: number;
  fill: Paint;
  track?: Paint;
};

/** A bar filled up to its share. */
export function Meter({ x, y, width, height, share, fill, track = paint.sunk }: MeterProps) {
  const bar = { x, y, height, rx: height / 2 };
  return (
    <>
      <rect {...bar} width={width} fill={track} />
      <rect {...bar} width={Math.max(height, round(width * share))} fill={fill} />
    </>
  );
}
