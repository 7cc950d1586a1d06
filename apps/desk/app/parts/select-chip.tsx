import type { ReactNode } from 'react';

import { FilterChip } from './filter-chip.tsx';

type SelectChipProps = {
  name: string;
  label: string;
  value: string;
  /** As of a filter; nothing for one that is always set. */
  clear?: string | null;
  clearLabel?: string;
  /** The options. */
  children: ReactNode;
};

/** One filter of a list that is chosen from options. */
export function SelectChip({
  name,
  label,
  value,
  clear = null,
  clearLabel = '',
  children,
}: SelectChipProps) {
  return (
    <FilterChip label={label} clear={clear} clearLabel={clearLabel}>
      {(control) => (
        <select {...control} name={name} defaultValue={value}>
          {children}
        </select>
      )}
    </FilterChip>
  );
}
