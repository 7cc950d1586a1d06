import './voucher-slip.css';

import { Button } from '@high-street/ui';

import type { CounterView } from './counter-view.ts';
import { fillWords, sayPoints, type CounterWords, type RedeemPlace } from './counter-words.ts';

const PLACES: readonly RedeemPlace[] = ['online', 'till'];

type VoucherSlipProps = {
  words: CounterWords;
  view: CounterView;
  onRedeem: ((place: RedeemPlace) => void) | undefined;
};

function stateOf({ vouchers, redeemedAt }: CounterView): 'ready' | 'redeemed' | 'waiting' {
  if (redeemedAt) return 'redeemed';
  return vouchers > 0 ? 'ready' : 'waiting';
}

function Line({ words, view }: Pick<VoucherSlipProps, 'words' | 'view'>) {
  const { voucher } = words;
  const { goal, balance, vouchers, redeemedAt } = view;
  if (redeemedAt) return voucher.redeemed[redeemedAt];
  if (vouchers > 1) return fillWords(voucher.several, { vouchers });
  if (vouchers === 1) return voucher.ready;
  return fillWords(voucher.toGo, { points: sayPoints(goal - balance, words.points) });
}

/** The voucher that a full card turns into, and the two ways to redeem it. */
export function VoucherSlip({ words, view, onRedeem }: VoucherSlipProps) {
  const state = stateOf(view);
  return (
    <div className="voucher-slip">
      <div key={state} className="voucher-paper" data-state={state}>
        <h3 className="voucher-name">{words.voucher.name}</h3>
        <p className="voucher-worth">{words.voucher.worth}</p>
        <p className="voucher-line">
          <Line words={words} view={view} />
        </p>
      </div>
      <div className="voucher-actions">
        {onRedeem
          ? PLACES.map((place) => (
              <Button
                key={place}
                variant="white"
                aria-disabled={view.vouchers === 0}
                onClick={() => onRedeem(place)}
              >
                {words.voucher.actions[place]}
              </Button>
            ))
          : null}
      </div>
    </div>
  );
}
