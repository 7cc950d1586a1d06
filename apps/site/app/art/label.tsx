import type { Paint } from './paint.ts';

type LabelProps = {
  x: number;
  y: number;
  size: number;
  fill?: Paint | undefined;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
};

/** Plain lettering of screens and cards. Without a fill it takes the colour of the group around it. */
export function Label({ x, y, size, fill, weight = 500, anchor = 'start', children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      fontFamily="var(--font-text)"
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor === 'start' ? undefined : anchor}
      fill={fill}
    >
      {children}
    </text>
  );
}
