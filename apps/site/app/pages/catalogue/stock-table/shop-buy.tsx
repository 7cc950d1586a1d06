import type { StockLine } from '#/pages/catalogue/sections/stock-line.ts';

type ShopBuyProps = {
  line: StockLine;
  words: { readonly buy: string; readonly out: string };
  onBuy: () => void;
};

/** What a customer presses; when the last one is gone it says so and keeps its focus. */
export function ShopBuy({ line, words, onBuy }: ShopBuyProps) {
  const isGone = line.state === 'out';
  const label = isGone ? words.out : words.buy;
  return (
    <button
      type="button"
      className="shop-buy"
      aria-disabled={isGone}
      aria-label={`${label}: ${line.short}`}
      onClick={() => !isGone && onBuy()}
    >
      {label}
    </button>
  );
}
