import type { Paint } from './paint.ts';

type SignTextProps = {
  x: number;
  y: number;
  size: number;
  fill: Paint;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
};

/** Sign painter's lettering, centred on `x` unless anchored at an end. */
export function SignText({
  x,
  y,
  size,
  fill,
  weight = 640,
  anchor = 'middle',
  children,
}: SignTextProps) {
  return (
    <text
      x={x}
      y={y}
      fontFamily="var(--font-display)"
      fontSize={size}
      fontWeight={weight}
      letterSpacing="-.2"
      textAnchor={anchor === 'start' ? undefined : anchor}
      fill={fill}
    >
      {children}
    </text>
  );
}
