import type { ComponentType } from 'react';

import { cycle } from '#/art/cycle.ts';
import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

/** From beyond the left edge of the widest screen to beyond its right edge. */
const REACH = { from: -560, to: 2040 } as const;
const HOLE = { width: 18, height: 14, pitch: 35 } as const;
const FRAME = { width: 232, height: 138, pitch: 250 } as const;

const GROUNDS: readonly [Paint, ...Paint[]] = [
  paint.tintButter,
  paint.tintBlush,
  paint.tintLeaf,
  paint.tintSky,
  paint.accent,
];
const TABLES: readonly [Paint, ...Paint[]] = [paint.wood, paint.sand2, paint.wood2];
/** Three ways to frame a dish: left and middling, close up, right and small. */
const VIEWS: readonly [View, ...View[]] = [
  { x: 22, y: -6, scale: 1.5 },
  { x: 28, y: -52, scale: 2 },
  { x: 86, y: 10, scale: 1.3 },
];

type View = { readonly x: number; readonly y: number; readonly scale: number };
type Food = ComponentType;

type FilmStripProps = {
  country: string;
  /** Room for the country's name before the first frame. */
  lead: number;
  foods: readonly [Food, ...Food[]];
  /** Makes neighbouring strips differ in colours and framing. */
  offset: number;
};

const holes = (y: number) =>
  Array.from(
    { length: Math.floor((REACH.to - REACH.from) / HOLE.pitch) },
    (_, index) =>
      `M${REACH.from + 12 + index * HOLE.pitch} ${y}h${HOLE.width}v${HOLE.height}h${-HOLE.width}z`,
  ).join('');

/** A strip of film, 206 high, that bleeds at both ends; the country's name stands at its origin. */
export function FilmStrip({ country, lead, foods, offset }: FilmStripProps) {
  const frames = Math.ceil((REACH.to - lead) / FRAME.pitch);
  return (
    <>
      <rect x={REACH.from} width={REACH.to - REACH.from} height="206" fill={paint.ink} />
      <path d={holes(10) + holes(182)} fill={paint.sunk} />
      <SignText x={0} y={120} size={48} weight={660} anchor="start" fill={paint.accent}>
        {country}
      </SignText>
      {Array.from({ length: frames }, (_, index) => (
        <Place key={index} x={lead + index * FRAME.pitch} y={34}>
          <Frame
            food={cycle(foods, index)}
            beside={index % 2 ? cycle(foods, index + 1) : null}
            turn={index + offset}
          />
        </Place>
      ))}
      <Place x={-FRAME.width - 36} y={34}>
        <Frame food={cycle(foods, 3)} beside={null} turn={offset + 2} />
      </Place>
    </>
  );
}

function Frame({
  food: Food,
  beside: Beside,
  turn,
}: {
  food: Food;
  beside: Food | null;
  turn: number;
}) {
  const view = cycle(VIEWS, turn);
  return (
    <svg width={FRAME.width} height={FRAME.height} overflow="hidden">
      <rect width={FRAME.width} height={FRAME.height} fill={cycle(GROUNDS, turn)} />
      <rect y="106" width={FRAME.width} height="32" fill={cycle(TABLES, turn)} />
      <Place {...view}>
        <Food />
      </Place>
      {Beside ? (
        <Place x={148} y={46} scale={0.9}>
          <Beside />
        </Place>
      ) : null}
    </svg>
  );
}
