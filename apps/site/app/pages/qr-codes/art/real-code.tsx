import { type Paint, paint } from '#/art/paint.ts';
import { round } from '#/art/round.ts';

import { encode } from './encode.ts';

/** Modules that stay empty around a code, or readers do not find it. */
const QUIET = 4;

type RealCodeProps = {
  /** Where the code leads; always an `.example` address. */
  address: string;
  /** Side of the square paper, its quiet zone included. */
  size: number;
  /** Modules along the side of the free place in the middle; an odd number. */
  hole?: number;
  ink?: Paint;
  paper?: Paint;
};

/** A code that a phone can read, on its own paper. */
export function RealCode({
  address,
  size,
  hole = 0,
  ink = paint.ink,
  paper = paint.ticket,
}: RealCodeProps) {
  const modules = encode(address, hole > 0 ? 'H' : 'M');
  const middle = (modules.length - 1) / 2;
  const isInHole = (row: number, column: number) =>
    Math.max(Math.abs(row - middle), Math.abs(column - middle)) < hole / 2;
  const path = modules.map((cells, row) =>
    drawRuns(
      cells.map((isInked, column) => isInked && !isInHole(row, column)),
      row,
    ),
  );
  const unit = size / (modules.length + 2 * QUIET);
  return (
    <>
      <rect width={size} height={size} rx={round(unit * 3)} fill={paper} />
      <path
        transform={`translate(${round(unit * QUIET)} ${round(unit * QUIET)}) scale(${unit})`}
        d={path.join('')}
        fill={ink}
        shapeRendering="crispEdges"
      />
    </>
  );
}

/** Neighbours of a row become one box, which keeps the delivered path short. */
function drawRuns(cells: readonly boolean[], row: number): string {
  const marks = cells.map((isInked) => (isInked ? '#' : ' ')).join('');
  return [...marks.matchAll(/#+/g)]
    .map(({ 0: run, index }) => `M${index} ${row}h${run.length}v1h-${run.length}z`)
    .join('');
}
