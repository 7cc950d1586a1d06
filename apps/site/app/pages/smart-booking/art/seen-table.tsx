import { Label } from '#/art/label.tsx';
import { paint } from '#/art/paint.ts';
import { round } from '#/art/round.ts';
import { SignText } from '#/art/sign-text.tsx';

/** A table from above: its name, its chairs, and whether it is taken. */
export type SeenTable = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly seats: number;
  readonly state: 'free' | 'taken' | 'too small' | 'picked';
};

const FACADES = {
  free: { top: paint.foodLeaf3, chair: paint.foodLeaf2 },
  taken: { top: paint.signalPale, chair: paint.signal2 },
  'too small': { top: paint.sand, chair: paint.sand2 },
  picked: { top: paint.accent, chair: paint.accent2 },
} as const;

/** Draws the table with its state also as a word. */
export function SeenTable({ name, x, y, radius, seats, state }: SeenTable) {
  const { top, chair } = FACADES[state];
  return (
    <>
      {Array.from({ length: seats }, (_, index) => (
        <rect
          key={index}
          x={x - 15}
          y={y - radius - 20}
          width="30"
          height="18"
          rx="7"
          fill={chair}
          transform={`rotate(${round((index * 360) / seats)} ${x} ${y})`}
        />
      ))}
      <circle cx={x + 4} cy={y + 8} r={radius} fill={paint.shade} opacity=".16" />
      <circle cx={x} cy={y} r={radius} fill={top} />
      <SignText x={x} y={y + 1} size={24} fill={paint.ink}>
        {name}
      </SignText>
      <Label x={x} y={y + 22} size={17} weight={600} anchor="middle" fill={paint.ink}>
        {state}
      </Label>
    </>
  );
}
