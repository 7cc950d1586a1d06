import './filter-chip.css';

import { XIcon } from '@high-street/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

type FilterChipProps = {
  label: string;
  /** Where the list goes without this filter, or null while it is not set. */
  clear: string | null;
  clearLabel: string;
  /** Gets the id and the class of the control. */
  children: (control: { id: string; className: string }) => ReactNode;
};

/** One filter of a list: its name and a control of the platform, with a way out of it once it is set. */
export function FilterChip({ label, clear, clearLabel, children }: FilterChipProps) {
  const id = useId();
  return (
    <span className="filter-chip" data-on={clear === null ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: 'filter-control' })}
      {clear === null ? null : (
        <Link to={clear} className="filter-clear" aria-label={clearLabel}>
          <XIcon size={16} />
        </Link>
      )}
    </span>
  );
}
