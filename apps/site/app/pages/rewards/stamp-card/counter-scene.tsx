import './counter-scene.css';

import type { ReactNode } from 'react';

import { BoardList } from './board-list.tsx';
import type { CounterView } from './counter-view.ts';
import type { CounterWords, Good, RedeemPlace } from './counter-words.ts';
import { GoodsShelf } from './goods-shelf.tsx';
import { PaperCard } from './paper-card.tsx';
import { VoucherSlip } from './voucher-slip.tsx';

type CounterSceneProps = {
  words: CounterWords;
  view: CounterView;
  /** The two rules: sliders, or what they are set to. */
  perPound: ReactNode;
  goal: ReactNode;
  /** What the till's display says. */
  said: string;
  actions?: ReactNode;
  /** Without these two the counter only shows itself. */
  onBuy?: (good: Good) => void;
  onRedeem?: (place: RedeemPlace) => void;
};

/** The rule on the wall, the goods on the counter, and on its front the card, the voucher and the board. */
export function CounterScene({
  words,
  view,
  perPound,
  goal,
  said,
  actions,
  onBuy,
  onRedeem,
}: CounterSceneProps) {
  return (
    <div className="counter" data-sample="">
      <div className="counter-rules" role="group" aria-label={words.rules.label}>
        <div className="counter-rule">{perPound}</div>
        <div className="counter-rule">{goal}</div>
      </div>
      <GoodsShelf words={words} view={view} onBuy={onBuy} />
      <div className="counter-front">
        <div className="counter-display">
          <output className="counter-said">{said}</output>
          <div className="counter-actions">{actions}</div>
        </div>
        <PaperCard words={words.card} view={view} />
        <VoucherSlip words={words} view={view} onRedeem={onRedeem} />
        <BoardList title={words.board.title} view={view} />
      </div>
    </div>
  );
}
