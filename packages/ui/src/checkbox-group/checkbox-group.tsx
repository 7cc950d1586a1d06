import '#/field/field.css';
import './checkbox-group.css';

import { useId } from 'react';

import { FieldMessage } from '#/field/field-message.tsx';
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

function Tick() {
  return (
    <svg className="chip-tick" width="15" height="15" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M3.5 10.5 8 15l8.5-10"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

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
          <label key={value} className="chip">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onChange(switchChoice(offered, chosen, value))}
            />
            <Tick />
            {label}
          </label>
        ))}
      </div>
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  );
}
