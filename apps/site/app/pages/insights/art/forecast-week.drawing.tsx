import { EXPECTED_ORDERS, PAST_ORDERS, SHORT_DAYS, USUAL_ORDERS } from './sample-week.ts';
import { WEEK_CHART, WeekChart } from './week-chart.tsx';

export const size = WEEK_CHART;

/** The sample shop's fortnight as the live chart begins with it. */
export function Drawing() {
  return (
    <WeekChart
      past={PAST_ORDERS}
      ahead={EXPECTED_ORDERS}
      usual={USUAL_ORDERS}
      ceiling={200}
      days={SHORT_DAYS}
      ticket={{ day: 'Saturday', amount: '152 orders' }}
    />
  );
}
