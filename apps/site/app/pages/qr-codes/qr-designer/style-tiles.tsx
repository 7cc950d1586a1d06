import './style-tiles.css';

import { useId, type DragEvent, type ReactNode } from 'react';

type StyleTilesProps<Value extends string> = {
  legend: string;
  options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly glyph: ReactNode;
  }[];
  /** Null while something else was taken than one of these. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Lets a tile be dragged to the code as well. */
  onDragStart?: (event: DragEvent, value: Value) => void;
};

/** One of a few styles as drawn tiles: native radio buttons with their keys. */
export function StyleTiles<Value extends string>({
  legend,
  options,
  value: chosen,
  onChange,
  onDragStart,
}: StyleTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="qr-tiles">
      <legend className="field-label">{legend}</legend>
      <div className="qr-tile-row">
        {options.map(({ value, label, glyph }) => (
          <label
            key={value}
            className="qr-tile covered-input"
            {...(onDragStart && {
              draggable: true,
              onDragStart: (event: DragEvent) => onDragStart(event, value),
            })}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {glyph}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
