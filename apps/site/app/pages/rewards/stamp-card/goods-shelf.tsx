import './goods-shelf.css';

import { Drawing } from '#/sections/drawing.tsx';
import { counterGoods } from '#drawn/counter-goods.ts';

import type { CounterView } from './counter-view.ts';
import type { CounterWords, Good, GoodId } from './counter-words.ts';

/** In the order in which they are drawn. */
const GOODS: readonly GoodId[] = ['coffee', 'bun', 'smoothie', 'salad', 'honey', 'box'];

type GoodsShelfProps = {
  words: CounterWords;
  view: CounterView;
  onBuy: ((good: Good) => void) | undefined;
};

/** Six things on the counter with their price and the points they earn; a press rings one up. */
export function GoodsShelf({ words, view, onBuy }: GoodsShelfProps) {
  const { locale, currency } = words.money;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (
    <div className="goods">
      <h3 className="goods-title">{words.goodsTitle}</h3>
      <ul className="goods-row">
        {words.goods.map((good) => {
          const points = view.earns[good.id];
          const content = (
            <>
              <Drawing of={counterGoods} part={GOODS.indexOf(good.id)} className="good-picture" />
              <span className="good-ticket">
                <span className="good-name">{good.name}</span>{' '}
                <span className="good-price">{format.format(good.pence / 100)}</span>
              </span>{' '}
              <span className="good-points">
                +{points}
                <span className="sr-only">
                  {' '}
                  {points === 1 ? words.points.one : words.points.other}
                </span>
              </span>
            </>
          );
          return (
            <li key={good.id} className="plank">
              {onBuy ? (
                <button type="button" className="good" onClick={() => onBuy(good)}>
                  {content}
                </button>
              ) : (
                <div className="good">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
