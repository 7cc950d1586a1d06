import { type Paint, paint } from '#/art/paint.ts';
import { Place } from '#/art/place.tsx';
import { round } from '#/art/round.ts';

/** Width of a basket's mouth, and its depth. */
export const BASKET = { width: 420, depth: 210 } as const;

const TAPER = 44 / BASKET.depth;
const ROWS = 4;
const WITHY = { width: 30, height: 26, gap: 9, first: 20, step: 46 } as const;

type BasketProps = { wicker: Paint; weave: Paint };

/** A wicker basket from the front, the left end of its rim on the origin; goods stand behind the rim. */
export function Basket({ wicker, weave }: BasketProps) {
  return (
    <>
      <path
        d={`M0 0H${BASKET.width}l-44 ${BASKET.depth}H44z`}
        fill={paint.shade}
        opacity=".13"
        transform="translate(8 12)"
      />
      <path d={`M0 0H${BASKET.width}l-44 ${BASKET.depth}H44z`} fill={wicker} />
      {Array.from({ length: ROWS }, (_, row) => (
        <Place key={row} x={0} y={WITHY.first + row * WITHY.step}>
          <Row row={row} fill={weave} />
        </Place>
      ))}
      <path
        d={`M${BASKET.width - 52} 0H${BASKET.width}l-44 ${BASKET.depth}h-36z`}
        fill={paint.shade}
        opacity=".1"
      />
      <rect x="-12" y="-14" width={BASKET.width + 24} height="30" rx="9" fill={weave} />
      <rect
        x="-12"
        y="8"
        width={BASKET.width + 24}
        height="8"
        rx="4"
        fill={paint.shade}
        opacity=".16"
      />
    </>
  );
}

/** The bow over the basket, drawn behind the goods. */
export function BasketHandle({ stroke }: { stroke: Paint }) {
  return (
    <path
      d="M36 0C36-196 384-196 384 0"
      fill="none"
      stroke={stroke}
      strokeWidth="17"
      strokeLinecap="round"
    />
  );
}

/** A row of the weave, each second one half a withy further in, as many as the taper leaves room for. */
function Row({ row, fill }: { row: number; fill: Paint }) {
  const inset = (WITHY.first + row * WITHY.step + WITHY.height) * TAPER + 8;
  const pitch = WITHY.width + WITHY.gap;
  const room = BASKET.width - inset * 2 + WITHY.gap;
  const count = Math.floor(room / pitch) - (row % 2);
  const start = (BASKET.width - (count * pitch - WITHY.gap)) / 2;
  return Array.from({ length: count }, (_, index) => (
    <rect
      key={index}
      x={round(start + index * pitch)}
      width={WITHY.width}
      height={WITHY.height}
      rx="5"
      fill={fill}
      opacity=".75"
    />
  ));
}
