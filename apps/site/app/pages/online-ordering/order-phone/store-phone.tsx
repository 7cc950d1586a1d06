import './store-phone.css';

import { Awning } from '@high-street/ui';
import type { Dispatch } from 'react';

import { DishPicture } from './dish-picture.tsx';
import { findWay, type OrderAction, type OrderState } from './order-state.ts';
import { addUp, formatPence, MOST_OF_ONE, type OrderSums } from './order-sums.ts';
import { fillLine, type Dish, type OrderPhoneWords } from './order-words.ts';

type PhoneProps = { words: OrderPhoneWords; state: OrderState; act: Dispatch<OrderAction> };

type DishRowProps = {
  dish: Dish;
  count: number;
  words: OrderPhoneWords;
  onChange: (by: 1 | -1) => void;
};

function DishRow({ dish, count, words, onChange }: DishRowProps) {
  const { name, price } = dish;
  return (
    <li className="order-dish">
      <DishPicture food={dish.food} />
      <span className="order-dish-name">
        <b>{name}</b> <span>{formatPence(price)}</span>
      </span>
      <span className="order-count" data-count={count}>
        <button
          type="button"
          aria-label={fillLine(words.fewer, { dish: name })}
          aria-disabled={count === 0}
          onClick={() => onChange(-1)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10" />
          </svg>
        </button>
        <span className="order-count-value">{count}</span>
        <button
          type="button"
          aria-label={fillLine(words.more, { dish: name })}
          aria-disabled={count === MOST_OF_ONE}
          onClick={() => onChange(1)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10M8 3v10" />
          </svg>
        </button>
      </span>
    </li>
  );
}

function WayChoice({ words, state, act }: PhoneProps) {
  return (
    <fieldset className="order-ways">
      <legend className="sr-only">{words.waysLegend}</legend>
      {words.ways.map(({ id, label, fee }) => (
        <label key={id} className="order-way covered-input">
          <input
            type="radio"
            name="order-way"
            value={id}
            checked={id === state.way}
            onChange={() => act({ type: 'choose', way: id })}
          />
          <b>{label}</b> <span>{fee === 0 ? words.free : formatPence(fee)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Sums({ words, sums }: { words: OrderPhoneWords; sums: OrderSums }) {
  return (
    <dl className="order-sums">
      <div>
        <dt>{fillLine(words.basket, { count: String(sums.count) })}</dt>
        <dd>{formatPence(sums.food)}</dd>
      </div>
      <div>
        <dt>{words.fee}</dt>
        <dd>{formatPence(sums.fee)}</dd>
      </div>
      <div className="order-total">
        <dt>{words.total}</dt>
        <dd>{formatPence(sums.total)}</dd>
      </div>
    </dl>
  );
}

/** The shop's own store as its guests hold it: what there is, how it leaves, what it comes to. */
export function StorePhone({ words, state, said, act }: PhoneProps & { said: string }) {
  const sums = addUp(words.menu, state.basket, findWay(words, state.way));
  const isEmpty = sums.count === 0;
  return (
    <div className="store-phone">
      <div className="store-phone-screen">
        <div className="store-phone-head">
          <Awning size="column" tone="brand" />
          <h3>{words.shop}</h3>
          <p>{words.hours}</p>
        </div>
        <ul className="order-menu" aria-label={words.menuLabel}>
          {words.menu.map((dish) => (
            <DishRow
              key={dish.id}
              dish={dish}
              count={state.basket[dish.id] ?? 0}
              words={words}
              onChange={(by) => act({ type: 'change', id: dish.id, by })}
            />
          ))}
        </ul>
        <WayChoice words={words} state={state} act={act} />
        {isEmpty ? (
          <p className="order-empty">
            {state.event?.kind === 'printed' ? words.sent : words.basketEmpty}
          </p>
        ) : (
          <Sums words={words} sums={sums} />
        )}
        <button
          type="button"
          className="order-place"
          aria-disabled={isEmpty}
          onClick={() => act({ type: 'place' })}
        >
          {words.place} <span>{formatPence(sums.total)}</span>
        </button>
      </div>
      <output className="sr-only">{said}</output>
    </div>
  );
}
