import { Drawing } from '#/sections/drawing.tsx';
import { goodsRow } from '#drawn/goods-row.ts';

import type { GoodsId } from './stock-line.ts';

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

/** Which part of the drawn row an article is. */
export function goodsPart(id: GoodsId): number {
  return ORDER.indexOf(id);
}

type GoodsPictureProps = { of: GoodsId; className: string };

/** One article of the sample shop; the words beside it name it. */
export function GoodsPicture({ of: id, className }: GoodsPictureProps) {
  return <Drawing of={goodsRow} part={goodsPart(id)} className={className} />;
}
