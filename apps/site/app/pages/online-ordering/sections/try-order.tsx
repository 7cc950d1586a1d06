import './try-order.css';

import type { ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { kitchenBoardStill } from '#drawn/kitchen-board-still.ts';
import { storePhoneStill } from '#drawn/store-phone-still.ts';

/** Words around the store that can be ordered from. */
export type TryOrderWords = {
  readonly title: string;
  readonly lede: string;
  /** What the still pictures of the store and of the kitchen's board show. */
  readonly phone: string;
  readonly board: string;
};

/** What takes the place of the working store until it has loaded. */
export function OrderStill({ words }: { words: TryOrderWords }) {
  return (
    <div className="order-still" data-sample="">
      <Drawing
        of={storePhoneStill}
        label={words.phone}
        align="xMidYMid"
        className="order-still-phone"
      />
      <div className="order-still-board">
        <Drawing of={kitchenBoardStill} label={words.board} fit="slice" align="xMinYMax" />
      </div>
    </div>
  );
}

/** The kitchen at the end of the road: a store to order from, and the board its orders land on. */
export function TryOrder({ words, children }: { words: TryOrderWords; children: ReactNode }) {
  return (
    <section data-ground="deep" className="section-space try-order" aria-labelledby="try-order">
      <div className="wrap">
        <div className="section-head mb-[clamp(40px,4vw,64px)]" data-reveal="">
          <h2 id="try-order" className="sign max-w-[12ch] text-display-2">
            {words.title}
          </h2>
          <p className="max-w-[48ch] text-lede text-on-deep-2">{words.lede}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
