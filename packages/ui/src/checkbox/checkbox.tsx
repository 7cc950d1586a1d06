import '#/field/field.css';
import './checkbox.css';

import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** What ticking it says. */
  label: string;
};

/** One box with a sentence beside it, which may be left as it is. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input type="checkbox" {...input} />
      <span>
        {label}
        <span className="field-optional"> (optional)</span>
      </span>
    </label>
  );
}
