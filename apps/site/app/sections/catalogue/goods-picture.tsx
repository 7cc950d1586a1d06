import { Drawing } from '#/sections/drawing.tsx';
import { goodsRow } from '#drawn/goods-row.ts';

import type { GoodsId } from './stock-line.ts';

const TILE = 96;

/** In the order in which they are drawn. */
const ORDER = [
  'veg',
  'cheese',
  'eggs',
  'honey',
  'loaf',
  'smoothie',
  'salad',
] as const satisfies readonly GoodsId[];

/** Which part of the drawn row an article is, and where that is. */
export function goodsPart(id: GoodsId): { part: number; crop: string } {
  const part = ORDER.indexOf(id);
  return { part, crop: `${part * TILE} 0 ${TILE} ${TILE}` };
}

type GoodsPictureProps = { of: GoodsId; className: string };

/** One article of the sample shop; the words beside it name it. */
export function GoodsPicture({ of: id, className }: GoodsPictureProps) {
  return <Drawing of={goodsRow} {...goodsPart(id)} className={className} />;
}
