import './toggle.css';

import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';

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
  const group = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const pressed = options.find(({ value }) => value === checked);
    if (pressed && pressed.value !== chosen) onChange(pressed.value);
  });

  // What was pressed before React answered is taken over.
  useLayoutEffect(() => takeOver(), []);

  return (
    <fieldset ref={group} className="toggle">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="toggle-way">
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
