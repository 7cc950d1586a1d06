import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';
import { ForecastStill } from '#/pages/insights/forecast/forecast-still.tsx';
import type { ForecastWords } from '#/pages/insights/forecast/forecast-words.ts';
import {
  InstrumentHead,
  type InstrumentHeadWords,
} from '#/pages/insights/sections/instrument-head.tsx';
import { forecastWeek } from '#drawn/forecast-week.ts';

type ForecastInstrumentProps = { head: InstrumentHeadWords; words: ForecastWords };

/** The first instrument: a forecast that the visitor can turn, drawn until its scripts are there. */
export function ForecastInstrument({ head, words }: ForecastInstrumentProps) {
  return (
    <section data-ground="paper" className="section-space" aria-labelledby={head.id}>
      <div className="wrap">
        <div className="mb-10 lg:mb-14" data-reveal="">
          <InstrumentHead words={head} />
        </div>
        <BelowTheFold>
          <LivePicture
            name="forecast"
            still={<ForecastStill words={words} chart={forecastWeek} />}
            load={() => import('#/pages/insights/forecast/forecast.tsx')}
            words={words}
          />
        </BelowTheFold>
      </div>
    </section>
  );
}
