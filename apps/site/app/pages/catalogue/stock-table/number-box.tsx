import { useState } from 'react';

import { readCount } from './stock-changes.ts';

type NumberBoxProps = {
  label: string;
  value: number;
  max: number;
  goods: string;
  onChange: (value: number) => void;
};

/** A small box for a whole number; while it is empty the figure stays what it was. */
export function NumberBox({ label, value, max, goods, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function handleChange(text: string): void {
    setTyped(text);
    const count = readCount(text);
    if (count !== null) onChange(Math.min(count, max));
  }

  return (
    <input
      className="number-box"
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      step={1}
      autoComplete="off"
      aria-label={label}
      data-goods={goods}
      value={typed !== null && readCount(typed) !== value ? typed : value}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
