import { Slider, Toggle } from '@high-street/ui';

import type { Teller } from './describe-week.ts';
import { TEMPERATURE, type Conditions, type Measure } from './forecast-week.ts';
import type { ForecastWords } from './forecast-words.ts';

type ForecastControlsProps = {
  words: ForecastWords['controls'];
  teller: Teller;
  conditions: Conditions;
  onChange: (part: Partial<Conditions>) => void;
  measure: Measure;
  onMeasure: (measure: Measure) => void;
};

/** The weather, a bank holiday, and whether orders or sales are drawn. */
export function ForecastControls(props: ForecastControlsProps) {
  const { words, teller, conditions, onChange, measure, onMeasure } = props;
  return (
    <>
      <Slider
        label={words.weather}
        {...TEMPERATURE}
        value={conditions.temperature}
        onChange={(temperature) => onChange({ temperature })}
        format={teller.weather}
      />
      <label className="forecast-switch">
        <input
          type="checkbox"
          role="switch"
          checked={conditions.isHoliday}
          aria-checked={conditions.isHoliday}
          onChange={({ target }) => onChange({ isHoliday: target.checked })}
        />
        {words.holiday}
      </label>
      <Toggle
        legend={words.measure}
        options={[
          { value: 'orders', label: words.orders },
          { value: 'sales', label: words.sales },
        ]}
        value={measure}
        onChange={onMeasure}
      />
    </>
  );
}
