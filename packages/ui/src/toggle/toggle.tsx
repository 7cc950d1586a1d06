import './toggle.css';

import { useId } from 'react';

type ToggleProps<Value extends string> = {
  /** What is being switched; read out, not shown. */
  legend: string;
  name?: string;
  /** The two ways. */
  options: readonly [ToggleOption<Value>, ToggleOption<Value>];
  value: Value;
  onChange: (value: Value) => void;
};

type ToggleOption<Value extends string> = { readonly value: Value; readonly label: string };

/** A switch with two named ways: a radio group in a sunk track with an ink thumb. */
export function Toggle<Value extends string>({
  legend,
  name,
  options,
  value: chosen,
  onChange,
}: ToggleProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className="toggle">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        // A page that is shown before its scripts are there holds a press on it until React answers.
        <label key={value} className="toggle-way covered-input" data-held-press="">
          <input
            type="radio"
            name={name ?? ownName}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
