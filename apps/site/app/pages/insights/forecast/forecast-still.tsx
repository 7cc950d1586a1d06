import { useMemo } from 'react';

import { Drawing, type DrawnFile } from '#/sections/drawing.tsx';

import { createTeller } from './describe-week.ts';
import { ForecastBoard } from './forecast-board.tsx';
import { FIRST_CONDITIONS, forecastWeek } from './forecast-week.ts';
import type { ForecastWords } from './forecast-words.ts';

const FIRST_WEEK = forecastWeek(FIRST_CONDITIONS);

type ForecastStillProps = {
  words: ForecastWords;
  chart: DrawnFile;
};

/** The forecast as it begins, complete without a script. */
export function ForecastStill({ words, chart }: ForecastStillProps) {
  const teller = useMemo(() => createTeller(words), [words]);
  return (
    <ForecastBoard
      words={words}
      teller={teller}
      conditions={FIRST_CONDITIONS}
      week={FIRST_WEEK}
      chart={<Drawing of={chart} label={teller.chartLabel(FIRST_WEEK, 'orders')} />}
      controls={<p className="max-w-[30ch] font-[600]">{words.setting}</p>}
    />
  );
}
