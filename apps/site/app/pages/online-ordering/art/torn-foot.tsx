import { paint } from '#/art/paint.ts';
import { round } from '#/art/round.ts';

const TOOTH = { width: 18, depth: 7 };

type TornFootProps = { width: number; height: number };

/** The part of a bill that somebody else tore off: teeth at its head and at its foot. */
export function TornFoot({ width, height }: TornFootProps) {
  const teeth = Math.round(width / TOOTH.width);
  const half = round(width / teeth / 2);
  const head = `l${half}-${TOOTH.depth}l${half} ${TOOTH.depth}`.repeat(teeth);
  const foot = `l${-half} ${TOOTH.depth}l${-half}-${TOOTH.depth}`.repeat(teeth);
  const outline = `M0 0${head}v${height}${foot}z`;
  return (
    <>
      <path d={outline} fill={paint.shade} opacity=".14" transform="translate(6 10)" />
      <path d={outline} fill={paint.signalPale} />
    </>
  );
}
