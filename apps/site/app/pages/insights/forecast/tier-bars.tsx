import './tier-bars.css';

import type { Teller } from './describe-week.ts';
import type { ForecastTier } from './forecast-week.ts';
import type { ForecastWords } from './forecast-words.ts';

type TierBarsProps = { words: ForecastWords; teller: Teller; tiers: readonly ForecastTier[] };

const FULL_BAR_PERCENT = 50;

/** Which customers the week's orders come from. */
export function TierBars({ words, teller, tiers }: TierBarsProps) {
  return (
    <div className="border-t border-line pt-4">
      <h4 className="tier-bars-title">{words.tiersTitle}</h4>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        {tiers.map(({ id, percent, orders }) => (
          <li key={id} className="tier-bar" data-tier={id}>
            <b>{words.tiers[id]}</b> <span className="tier-bar-percent">{percent}%</span>
            <svg
              className="tier-bar-track"
              viewBox={`0 0 ${FULL_BAR_PERCENT} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className="tier-bar-fill" width={percent} height="1" />
            </svg>{' '}
            <small>{teller.tierOrders(orders)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
