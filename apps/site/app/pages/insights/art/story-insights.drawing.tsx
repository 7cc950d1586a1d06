import { Label } from '#/art/label.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { TornPaper } from '#/art/paper/torn-paper.tsx';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';
import { Till } from '#/art/till.tsx';

export const size = { width: 720, height: 640 } as const;

const COUNTER = 560;

const DISHES: readonly { dish: string; came: string; width: number; fill: Paint }[] = [
  { dish: 'Lamb, Fridays', came: '46 came back', width: 250, fill: paint.foodTomato },
  { dish: 'Flatbread', came: '31 came back', width: 168, fill: paint.foodHoney },
  { dish: 'Lentil soup', came: '12 came back', width: 66, fill: paint.foodLeaf2 },
];

/** A till whose receipt has grown into a ranking of dishes. */
export function Drawing() {
  return (
    <>
      <circle cx="250" cy="250" r="210" fill={paint.brandPale} />
      <rect y={COUNTER} width="720" height="80" fill={paint.wood} />
      <rect y={COUNTER} width="720" height="14" fill={paint.wood2} />
      <Place x={30} y={COUNTER} scale={2}>
        <Till total="£1,284" receipt={['Friday', '88 orders']} />
      </Place>
      <Place x={352} y={64}>
        <Ranking />
      </Place>
    </>
  );
}

function Ranking() {
  return (
    <g transform="rotate(2 150 220)">
      <TornPaper width={326} height={420} />
      <rect x="96" y="-14" width="134" height="30" rx="5" fill={paint.ink} />
      <SignText x={28} y={70} size={30} anchor="start" fill={paint.ink}>
        Why they return
      </SignText>
      {DISHES.map(({ dish, came, width, fill }, index) => (
        <Place key={dish} x={28} y={116 + index * 104}>
          <Label x={0} y={0} size={25} weight={650} fill={paint.ink}>
            {dish}
          </Label>
          <rect y="14" width="270" height="22" rx="4" fill={paint.sand} />
          <rect y="14" width={width} height="22" rx="4" fill={fill} />
          <Label x={0} y={62} size={23} weight={560} fill={paint.ticketMuted}>
            {came}
          </Label>
        </Place>
      ))}
    </g>
  );
}
