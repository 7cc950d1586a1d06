import type { ComponentPropsWithRef } from 'react';

/** One choice; `label` is what is read and typed for, `value` what is chosen. */
export type SelectOption = { readonly value: string; readonly label: string };

/** Options that belong together under a label of their own. */
export type SelectGroup = {
  readonly label: string;
  readonly options: readonly SelectOption[];
};

type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> & {
  /** Shown for the empty value, such as `Choose one`. */
  placeholder?: string;
  /** Choices outside any group; they come first. */
  options?: readonly SelectOption[];
  groups?: readonly SelectGroup[];
  /** 40 px high in place of 52, for tables, filters and dense forms. */
  isSmall?: boolean;
};

function Options({ of }: { of: readonly SelectOption[] | undefined }) {
  return of?.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The platform's own select, its options plain or grouped; goes inside a Field. */
export function Select({ placeholder, options, groups, isSmall = false, ...rest }: SelectProps) {
  return (
    <select {...rest} className="control control-select" data-size={isSmall ? 'small' : undefined}>
      {placeholder ? <option value="">{placeholder}</option> : null}
      <Options of={options} />
      {groups?.map((group) => (
        <optgroup key={group.label} label={group.label}>
          <Options of={group.options} />
        </optgroup>
      ))}
    </select>
  );
}
