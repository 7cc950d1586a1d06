import { type Paint, paint } from '../paint.ts';
import { round } from '../round.ts';

const TOOTH = { width: 18, depth: 7 };

const SHADOW = [6, 10] as const;

type TornPaperProps = {
  width: number;
  /** Down to where the teeth begin. */
  height: number;
  fill?: Paint;
  /** How far the hard shadow falls. */
  shadow?: readonly [number, number];
};

/** A sheet torn off at its foot; whatever is written on it is art ink. */
export function TornPaper({ width, height, fill = paint.ticket, shadow = SHADOW }: TornPaperProps) {
  const teeth = Math.round(width / TOOTH.width);
  const half = round(width / teeth / 2);
  const tooth = `l${-half} ${TOOTH.depth}l${-half}-${TOOTH.depth}`;
  const outline = `M0 0h${width}v${height}${tooth.repeat(teeth)}z`;
  return (
    <>
      <path
        d={outline}
        fill={paint.shade}
        opacity=".14"
        transform={`translate(${shadow.join(' ')})`}
      />
      <path d={outline} fill={fill} />
    </>
  );
}
