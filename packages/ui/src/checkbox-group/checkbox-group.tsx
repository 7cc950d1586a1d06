import '#/field/field.css';
import './checkbox-group.css';

import { useId } from 'react';

import { FieldMessage } from '#/field/field-message.tsx';
import { Tick } from '#/icon/tick.tsx';
import { switchChoice } from './switch-choice.ts';

type CheckboxGroupProps = {
  legend: string;
  /** Says how many are chosen, such as `5 chosen`. */
  describeCount: (chosen: number) => string;
  name: string;
  options: readonly { readonly value: string; readonly label: string }[];
  chosen: readonly string[];
  /** Gets all chosen values in the order of the options. */
  onChange: (chosen: string[]) => void;
  error?: string | null;
};

/** Many choices as chips with a tick; a chip keeps its width when chosen, so no other chip moves. */
export function CheckboxGroup({
  legend,
  describeCount,
  name,
  options,
  chosen,
  onChange,
  error = null,
}: CheckboxGroupProps) {
  const errorId = useId();
  const offered = options.map(({ value }) => value);
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">
        {legend} <span className="field-optional">{describeCount(chosen.length)}</span>
      </legend>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label key={value} className="chip covered-input">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChange(switchChoice(offered, chosen, value))}
            />
            <Tick size={15} strokeWidth={3} className="chip-tick" />
            {label}
          </label>
        ))}
      </div>
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}
