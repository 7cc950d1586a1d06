import { type Paint, paint } from './paint.ts';
import { QR_SIDE, qrModules } from './qr-modules.ts';
import { round } from './round.ts';

const FAR = QR_SIDE - 7;
const FINDERS = [
  [0, 0],
  [FAR, 0],
  [0, FAR],
] as const;

type QrCodeProps = { size: number; seed: number; ink?: Paint };

/** A decorative code that cannot be scanned; its centre is free for a mark. */
export function QrCode({ size, seed, ink = paint.ink }: QrCodeProps) {
  const finders = FINDERS.map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5z`).join('');
  return (
    <g transform={`scale(${round(size / QR_SIDE)})`} fill={ink}>
      <path d={`${qrModules(seed).map(runs).join('')}`} shapeRendering="crispEdges" />
      <path d={finders} fillRule="evenodd" />
      {FINDERS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x + 2} y={y + 2} width="3" height="3" rx=".4" />
      ))}
    </g>
  );
}

/** Neighbouring modules of a row are one box, which keeps the path short. */
function runs(modules: readonly boolean[], row: number): string {
  let path = '';
  let length = 0;
  for (let column = 0; column <= modules.length; column += 1) {
    if (modules[column]) {
      length += 1;
    } else if (length > 0) {
      path += `M${column - length} ${row}h${length}v1h-${length}z`;
      length = 0;
    }
  }
  return path;
}
