import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';

const SHELVES: readonly (readonly Paint[])[] = [
  [paint.cream, paint.accentPale, paint.signalPale],
  [paint.brandPale, paint.extraPale, paint.cream],
  [paint.accentPale, paint.cream, paint.signalPale],
];

/** A wooden rack of shop cards, three shelves of three, its left foot on the origin. */
export function CardRack() {
  return (
    <>
      <rect y="-176" width="210" height="176" rx="6" fill={paint.wood} />
      {SHELVES.map((cards, index) => (
        <Place key={cards.join()} x={12} y={-164 + index * 54}>
          <Shelf cards={cards} />
        </Place>
      ))}
    </>
  );
}

function Shelf({ cards }: { cards: readonly Paint[] }) {
  return (
    <>
      <rect width="186" height="44" rx="3" fill={paint.shade} opacity=".22" />
      {cards.map((fill, index) => (
        <Place key={fill} x={8 + index * 60} y={-8}>
          <rect width="50" height="42" rx="3" fill={fill} />
          <rect x="7" y="8" width="30" height="4" rx="2" fill={paint.ink} opacity=".7" />
          <rect x="7" y="17" width="20" height="4" rx="2" fill={paint.ink} opacity=".3" />
        </Place>
      ))}
      <rect y="26" width="186" height="18" rx="2" fill={paint.wood} />
      <rect y="26" width="186" height="4" rx="2" fill={paint.wood2} />
    </>
  );
}
