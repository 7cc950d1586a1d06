import { FoodTile } from '#/art/food-tile.tsx';
import { Label } from '#/art/label.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

export const size = { width: 420, height: 640 } as const;

type SheetProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: Paint;
  radius?: number;
};

function Sheet({ x, y, width, height, fill, radius = 4 }: SheetProps) {
  const box = { width, height, rx: radius };
  return (
    <>
      <rect {...box} x={x + 6} y={y + 12} fill={paint.shade} opacity=".15" />
      <rect {...box} x={x} y={y} fill={fill} />
    </>
  );
}

/** One message on its way through five channels, pinned up. */
export function Drawing() {
  return (
    <>
      <Poster />
      <Chat />
      <g transform="rotate(-3 150 420)">
        <Sheet x={48} y={370} width={240} height={110} fill={paint.cream} />
        <SignText x={70} y={416} size={25} anchor="start" fill={paint.ink}>
          First tray out
        </SignText>
        <Label x={70} y={450} size={18} weight={560} fill={paint.ink}>
          at 7 am on Friday
        </Label>
      </g>
      <g transform="rotate(3 280 540)">
        <Sheet x={190} y={470} width={180} height={130} fill={paint.deep} />
        <Label x={212} y={508} size={16} weight={700} fill={paint.accent}>
          Push
        </Label>
        <SignText x={212} y={544} size={25} anchor="start" fill={paint.cream}>
          Buns out
        </SignText>
        <Label x={212} y={574} size={19} weight={560} fill={paint.cream}>
          in 10 minutes
        </Label>
      </g>
      <g transform="rotate(-4 110 560)">
        <Sheet x={40} y={510} width={130} height={104} fill={paint.accentPale} />
        <Label x={56} y={542} size={16} weight={700} fill={paint.signal2}>
          SMS
        </Label>
        <SignText x={56} y={574} size={27} anchor="start" fill={paint.ink}>
          2 for 1
        </SignText>
        <Label x={56} y={599} size={17} weight={560} fill={paint.ink}>
          Tuesdays
        </Label>
      </g>
    </>
  );
}

function Poster() {
  return (
    <g transform="rotate(-5 140 170)">
      <Sheet x={40} y={56} width={220} height={270} fill={paint.accent} />
      <path d="M44 56H256a4 4 0 0 1 4 4v60H40V60a4 4 0 0 1 4-4z" fill={paint.deep} />
      <SignText x={150} y={98} size={28} fill={paint.cream}>
        Open late
      </SignText>
      <Place x={84} y={140}>
        <FoodTile food="pizza" size={132} radius={10} />
      </Place>
      <Label x={128} y={306} size={20} weight={650} anchor="middle" fill={paint.ink}>
        Thursdays
      </Label>
    </g>
  );
}

function Chat() {
  return (
    <g transform="rotate(4 290 320)">
      <Sheet x={206} y={190} width={190} height={170} fill={paint.brandPale} radius={16} />
      <Label x={228} y={226} size={17} weight={700} fill={paint.brand}>
        WhatsApp
      </Label>
      <rect x="222" y="242" width="160" height="56" rx="12" fill={paint.cream} />
      <Label x={234} y={265} size={16} weight={600} fill={paint.ink}>
        Same as last week?
      </Label>
      <Label x={234} y={286} size={16} fill={paint.ink}>
        Two, at seven
      </Label>
      <rect x="278" y="308" width="100" height="36" rx="12" fill={paint.brand} />
      <Label x={328} y={331} size={16} weight={650} anchor="middle" fill={paint.cream}>
        Yes please
      </Label>
    </g>
  );
}
