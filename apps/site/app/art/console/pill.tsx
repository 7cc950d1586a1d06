import { Label } from '../label.tsx';
import { type Paint, paint } from '../paint.ts';

type PillProps = {
  x: number;
  y: number;
  width: number;
  fill?: Paint;
  ink?: Paint;
  children: string;
};

/** A small rounded label, 26 high. */
export function Pill({ x, y, width, fill = paint.sunk, ink = paint.pageInk, children }: PillProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height="26" rx="13" fill={fill} />
      <Label x={x + width / 2} y={y + 17.5} size={12.5} weight={620} anchor="middle" fill={ink}>
        {children}
      </Label>
    </>
  );
}
