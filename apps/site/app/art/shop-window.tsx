import { Goods, type GoodsKind } from './goods/goods.tsx';
import { paint } from './paint.ts';
import { round } from './round.ts';
import type { ShopLook } from './shop.ts';

const RISER = 42;

type ShopWindowProps = {
  width: number;
  /** From the fascia to the ground. */
  height: number;
  look: ShopLook;
  goods: GoodsKind | undefined;
};

/** Display window over a panelled riser, hanging from the origin; the goods are cut off at the glass. */
export function ShopWindow({ width, height, look, goods }: ShopWindowProps) {
  const glass = height - RISER;
  const panel = round(width / 2 - 5);
  const glint = `M${round(width * 0.1)} 130L${width / 2} 0h${round(width * 0.16)}L${round(width * 0.26)} 130z`;
  return (
    <>
      <rect width={width} height={glass} fill={look.paneLit} />
      <rect width={width} height={glass} fill={look.room} opacity=".55" />
      {goods && (
        <svg
          width={width}
          height={glass}
          viewBox={`0 ${-glass} ${width} ${glass}`}
          overflow="hidden"
        >
          <Goods kind={goods} width={width} height={glass} />
        </svg>
      )}
      <svg width={width} height={glass} overflow="hidden">
        <path d={glint} fill={paint.ticket} opacity=".16" />
      </svg>
      <rect x="-3" y={glass} width={width + 6} height="6" rx="1" fill={look.frame} />
      <g fill={paint.shade} opacity=".16">
        <rect y={glass + 12} width={panel} height="22" rx="2" />
        <rect x={width / 2 + 5} y={glass + 12} width={panel} height="22" rx="2" />
      </g>
    </>
  );
}
