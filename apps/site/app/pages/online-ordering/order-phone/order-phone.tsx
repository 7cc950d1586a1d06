import './order-phone.css';

import { useMemo, useReducer } from 'react';

import { describeOrder } from './describe-order.ts';
import { KitchenBoard } from './kitchen-board.tsx';
import { beginOrder, nextOrder, type OrderAction, type OrderState } from './order-state.ts';
import type { OrderPhoneWords } from './order-words.ts';
import { StorePhone } from './store-phone.tsx';

/** A store to order from and the kitchen's board behind it; nothing is sent anywhere. */
export function Picture({ words }: { words: OrderPhoneWords }) {
  const reduce = useMemo(
    () => (state: OrderState, action: OrderAction) => nextOrder(words, state, action),
    [words],
  );
  const [state, act] = useReducer(reduce, words, beginOrder);
  const said = describeOrder(words, state);
  return (
    <div className="order-phone" data-sample="">
      <StorePhone words={words} state={state} said={said} act={act} />
      <KitchenBoard words={words} state={state} act={act} />
    </div>
  );
}
