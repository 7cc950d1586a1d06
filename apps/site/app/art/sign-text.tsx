import type { Paint } from './paint.ts';

type SignTextProps = {
  x: number;
  y: number;
  size: number;
  fill: Paint;
  weight?: number;
  children: string;
};

/** Sign painter's lettering, centred on `x`. */
export function SignText({ x, y, size, fill, weight = 640, children }: SignTextProps) {
  return (
    <text
      x={x}
      y={y}
      fontFamily="Besley"
      fontSize={size}
      fontWeight={weight}
      letterSpacing="-.2"
      textAnchor="middle"
      fill={fill}
    >
      {children}
    </text>
  );
}
