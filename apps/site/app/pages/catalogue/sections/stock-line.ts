/** The articles of the sample shop; each has its own picture. */
export type GoodsId = 'veg' | 'cheese' | 'eggs' | 'honey' | 'loaf' | 'smoothie' | 'salad';

/** Enough, nearly gone, or gone. */
export type StockState = 'in' | 'low' | 'out';

/** One article as it is put into the catalogue; money in pence. */
export type StockItem = {
  readonly id: GoodsId;
  readonly name: string;
  /** As it is on the shelf's edge. */
  readonly short: string;
  readonly description: string;
  readonly costPence: number;
  readonly marginPercent: number;
  readonly stock: number;
  /** How many are there after a restock. */
  readonly full: number;
};

/** One article as it stands now, with what follows from its figures. */
export type StockLine = StockItem & { readonly pricePence: number; readonly state: StockState };

/** Writes a sum in pence as people read it. */
export type Money = (pence: number) => string;
