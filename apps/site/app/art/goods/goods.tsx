import { BakeryGoods } from './bakery-goods.tsx';
import { BookGoods } from './book-goods.tsx';
import { CafeGoods } from './cafe-goods.tsx';
import { FarmGoods } from './farm-goods.tsx';
import { FlowerGoods } from './flower-goods.tsx';
import type { GoodsProps } from './goods-props.ts';
import { GrocerGoods } from './grocer-goods.tsx';
import { KitchenGoods } from './kitchen-goods.tsx';
import { SalonGoods } from './salon-goods.tsx';

const GOODS = {
  bakery: BakeryGoods,
  books: BookGoods,
  cafe: CafeGoods,
  farm: FarmGoods,
  flowers: FlowerGoods,
  grocer: GrocerGoods,
  kitchen: KitchenGoods,
  salon: SalonGoods,
} as const;

export type GoodsKind = keyof typeof GOODS;

export function Goods({ kind, ...room }: GoodsProps & { kind: GoodsKind }) {
  const Display = GOODS[kind];
  return <Display {...room} />;
}
