import type { ComponentPropsWithRef } from 'react';

/** Options of one group; `label` is what is read and typed for, `value` what is chosen. */
export type SelectGroup = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> & {
  groups: readonly SelectGroup[];
};

/** The platform's own select with grouped options; goes inside a Field. */
export function Select({ groups, ...rest }: SelectProps) {
  return (
    <select {...rest} className="control control-select">
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
