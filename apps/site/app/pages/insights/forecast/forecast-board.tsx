import './forecast-board.css';

import type { ReactNode } from 'react';

import type { Teller } from './describe-week.ts';
import { ForecastSlip } from './forecast-slip.tsx';
import { ForecastTable } from './forecast-table.tsx';
import type { Conditions, ForecastWeek } from './forecast-week.ts';
import type { ForecastWords } from './forecast-words.ts';
import { TierBars } from './tier-bars.tsx';

type ForecastBoardProps = {
  words: ForecastWords;
  teller: Teller;
  conditions: Conditions;
  week: ForecastWeek;
  chart: ReactNode;
  /** What sets the conditions, or says what they are set to. */
  controls: ReactNode;
};

function Keys({ words }: { words: ForecastWords['keys'] }) {
  return (
    <ul className="forecast-keys" aria-hidden="true">
      {(['past', 'ahead', 'usual'] as const).map((key) => (
        <li key={key} data-key={key}>
          {words[key]}
        </li>
      ))}
    </ul>
  );
}

/** The console on its stage, what sets it, and the slip that says what to prepare. The still and the live picture share it. */
export function ForecastBoard(props: ForecastBoardProps) {
  const { words, teller, conditions, week, chart, controls } = props;
  return (
    <div className="forecast" data-sample="">
      <div className="forecast-stage">
        <div className="forecast-console">
          <p className="forecast-bar" aria-hidden="true">
            <span>{words.address}</span>
          </p>
          <div className="forecast-screen">
            <div className="flex flex-wrap items-baseline justify-between gap-x-7 gap-y-2">
              <h3 className="sign text-h3">{words.title}</h3>
              <Keys words={words.keys} />
            </div>
            <div className="forecast-chart">{chart}</div>
            <TierBars words={words} teller={teller} tiers={week.tiers} />
          </div>
        </div>
        <div className="forecast-desk">
          <div className="forecast-controls">{controls}</div>
          <ForecastSlip
            title={words.noteTitle}
            preparation={teller.preparation(week, conditions)}
          />
        </div>
      </div>
      <ForecastTable words={words} teller={teller} days={week.days} />
    </div>
  );
}
