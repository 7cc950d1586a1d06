import './shop-phone.css';

import { Awning } from '@high-street/ui';
import type { ReactNode } from 'react';

import { GoodsPicture } from './goods-picture.tsx';
import type { Money, StockLine } from './stock-line.ts';

export type ShopPhoneWords = {
  readonly label: string;
  readonly name: string;
  readonly line: string;
  readonly banner: string;
};

type ShopPhoneProps = {
  words: ShopPhoneWords;
  lines: readonly StockLine[];
  money: Money;
  /** What a customer can do with an article, or that it is gone. */
  renderBuy: (line: StockLine) => ReactNode;
};

/** The shop as its customers see it: what is out of stock cannot be bought. */
export function ShopPhone({ words, lines, money, renderBuy }: ShopPhoneProps) {
  return (
    <section className="shop-phone" aria-label={words.label}>
      <div className="shop-phone-screen">
        <div className="shop-phone-head">
          <Awning size="small" />
          <p className="sign shop-phone-name">{words.name}</p>
          <p className="shop-phone-line">{words.line}</p>
        </div>
        <p className="shop-phone-banner">{words.banner}</p>
        <ul>
          {lines.map((line) => (
            <li key={line.id} className="shop-row" data-goods={line.id} data-state={line.state}>
              <span className="stock-tile" data-goods={line.id}>
                <GoodsPicture of={line.id} className="stock-tile-art" />
              </span>
              <span className="shop-row-words">
                <b>{line.short}</b> <span>{money(line.pricePence)}</span>
              </span>
              {renderBuy(line)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
