import { type Paint, paint } from './paint.ts';
import { round } from './round.ts';

type BottleProps = { x: number; y: number; height: number; fill: Paint };

/** A labelled bottle centred on `x`, standing on `y`. */
export function Bottle({ x, y, height, fill }: BottleProps) {
  const at = (part: number) => round(height * part);
  return (
    <>
      <rect x={round(x - 3)} y={y - height} width="6" height={at(0.4)} rx="2" fill={fill} />
      <rect
        x={round(x - 7)}
        y={round(y - at(0.68))}
        width="14"
        height={at(0.68)}
        rx="4"
        fill={fill}
      />
      <rect
        x={round(x - 7)}
        y={round(y - at(0.46))}
        width="14"
        height={at(0.24)}
        fill={paint.cream}
      />
    </>
  );
}
