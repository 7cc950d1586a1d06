import { Label } from '../label.tsx';
import { type Paint, paint } from '../paint.ts';
import { round } from '../round.ts';

const LETTERING = 13;

type MockButtonProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: Paint;
  ink?: Paint;
  children: string;
};

/** A button of a drawn screen; primary unless told otherwise. */
export function MockButton({
  x,
  y,
  width,
  height,
  fill = paint.primary,
  ink = paint.onPrimary,
  children,
}: MockButtonProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="8" fill={fill} />
      <Label
        x={x + width / 2}
        y={round(y + height / 2 + LETTERING * 0.36)}
        size={LETTERING}
        weight={650}
        anchor="middle"
        fill={ink}
      >
        {children}
      </Label>
    </>
  );
}
