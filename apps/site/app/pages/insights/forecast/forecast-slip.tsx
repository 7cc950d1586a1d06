import './forecast-slip.css';

import type { Preparation } from './describe-week.ts';

type ForecastSlipProps = { title: string; preparation: Preparation };

/** What to prepare, torn off and read out as it changes. */
export function ForecastSlip({ title, preparation }: ForecastSlipProps) {
  const { bake, saturday, monday } = preparation;
  return (
    <div className="forecast-slip torn-foot">
      <h3 className="forecast-slip-title">{title}</h3>
      <output className="forecast-advice">
        <b>{bake}</b> <span>{saturday}</span> <span>{monday}</span>
      </output>
    </div>
  );
}
