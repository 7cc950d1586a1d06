import '#/field/field.css';
import './radio-cards.css';

import { useId, type ReactNode } from 'react';

import { FieldMessage } from '#/field/field-message.tsx';

type RadioCardsProps<Value extends string> = {
  legend: string;
  /** The legend is always read out; on the page it can be left to the tiles. */
  isLegendHidden?: boolean;
  name?: string;
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: ReactNode;
  }[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null;
};

/** One of a few choices as large tiles: native radio buttons with their keys. */
export function RadioCards<Value extends string>({
  legend,
  isLegendHidden = false,
  name,
  options,
  value: chosen,
  onChange,
  error = null,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error ? id : undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'field-label'}>{legend}</legend>
      <div className="radio-cards">
        {options.map(({ value, label, hint }) => (
          <label key={value} className="radio-card">
            <input
              type="radio"
              name={name ?? id}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span>
              {label}
              {hint ? <span className="radio-card-hint">{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
