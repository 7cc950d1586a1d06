import { Label } from '#/art/label.tsx';
import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { SignText } from '#/art/sign-text.tsx';

import { CodeEye, type EyeShape } from './code-eye.tsx';

export const size = { minX: -132, minY: 16, width: 984, height: 500 } as const;

type Chip = {
  readonly name: string;
  readonly number: number;
  readonly shape: EyeShape;
  readonly fill: Paint;
  readonly eye: Paint;
};

const CHIPS: readonly Chip[] = [
  { name: 'Door', number: 4, shape: 'square', fill: paint.brand, eye: paint.accentPale },
  { name: 'Awning', number: 11, shape: 'soft', fill: paint.signal, eye: paint.cream },
  { name: 'Shutter', number: 17, shape: 'ring', fill: paint.extra, eye: paint.extraInk },
  { name: 'Lamp', number: 22, shape: 'leaf', fill: paint.accent, eye: paint.ink },
  { name: 'Ink', number: 30, shape: 'square', fill: paint.ink, eye: paint.accent },
];

/** Cards turn about one rivet far below the picture; the last lies on top. */
const RIVET = { x: 360, y: 900 };
const STEP = 14;
const CARD = { x: 276, y: 28, width: 168, height: 330, paint: 206 };

function PaintCard({ chip, turn }: { chip: Chip; turn: number }) {
  const { name, number, shape, fill, eye } = chip;
  const { x, y, width, height } = CARD;
  return (
    <g transform={`rotate(${turn} ${RIVET.x} ${RIVET.y})`}>
      <rect x={x + 6} y={y + 12} {...{ width, height }} rx="8" fill={paint.shade} opacity=".16" />
      <rect {...{ x, y, width, height }} rx="8" fill={paint.ticket} />
      <path d={`M${x} ${y + 8}v${height - 16}`} stroke={paint.shade} strokeWidth="2" opacity=".2" />
      <path
        d={`M${x + 8} ${y}h${width - 16}a8 8 0 0 1 8 8v${CARD.paint - 8}h${-width}v${8 - CARD.paint}a8 8 0 0 1 8-8z`}
        fill={fill}
      />
      <Place x={x + 42} y={y + 60}>
        <CodeEye shape={shape} fill={eye} ground={fill} />
      </Place>
      <SignText x={x + 16} y={y + 254} size={26} weight={620} anchor="start" fill={paint.ink}>
        {name}
      </SignText>
      <Label x={x + 16} y={y + 284} size={22} weight={560} fill={paint.ticketMuted}>
        {`No. ${number}`}
      </Label>
    </g>
  );
}

/** A paint chart opened like a fan; every card carries another eye of a code. */
export function Drawing() {
  return CHIPS.map((chip, index) => (
    <PaintCard key={chip.name} chip={chip} turn={(index - 2) * STEP} />
  ));
}
