import './forecast.css';

import { useMemo, useState } from 'react';

import { WEEK_CHART, WeekChart } from '#/pages/insights/art/week-chart.tsx';

import { createTeller, type Teller } from './describe-week.ts';
import { ForecastBoard } from './forecast-board.tsx';
import { ForecastControls } from './forecast-controls.tsx';
import {
  FIRST_CONDITIONS,
  forecastWeek,
  type ForecastWeek,
  type Measure,
} from './forecast-week.ts';
import type { ForecastWords } from './forecast-words.ts';

/** Top of the chart for each measure; no week of the sample shop goes beyond it. */
const CEILING: Record<Measure, number> = { orders: 200, sales: 3200 };

type LiveChartProps = {
  words: ForecastWords;
  teller: Teller;
  week: ForecastWeek;
  measure: Measure;
};

function LiveChart({ words, teller, week, measure }: LiveChartProps) {
  const { days } = week;
  const saturday = days.find(({ id }) => id === 'saturday')?.expected;
  const format = measure === 'sales' ? teller.money : String;
  const amount = measure === 'sales' ? teller.money : teller.orders;
  return (
    <svg
      viewBox={`0 0 ${WEEK_CHART.width} ${WEEK_CHART.height}`}
      role="img"
      aria-label={teller.chartLabel(week, measure)}
    >
      <WeekChart
        past={days.map(({ last }) => last[measure])}
        usual={days.map(({ usual }) => usual[measure])}
        ahead={days.map(({ expected }) => expected[measure])}
        ceiling={CEILING[measure]}
        days={days.map(({ id }) => words.days[id].short)}
        today={words.today}
        ticket={{ day: words.days.saturday.name, amount: amount(saturday?.[measure] ?? 0) }}
        format={format}
      />
    </svg>
  );
}

/** A week's forecast that follows the weather and a bank holiday, as the visitor sets them. */
export function Picture({ words }: { words: ForecastWords }) {
  const teller = useMemo(() => createTeller(words), [words]);
  const [conditions, setConditions] = useState(FIRST_CONDITIONS);
  const [measure, setMeasure] = useState<Measure>('orders');
  const week = useMemo(() => forecastWeek(conditions), [conditions]);
  return (
    <ForecastBoard
      {...{ words, teller, conditions, week }}
      chart={<LiveChart {...{ words, teller, week, measure }} />}
      controls={
        <ForecastControls
          words={words.controls}
          {...{ teller, conditions, measure }}
          onChange={(part) => setConditions({ ...conditions, ...part })}
          onMeasure={setMeasure}
        />
      }
    />
  );
}
