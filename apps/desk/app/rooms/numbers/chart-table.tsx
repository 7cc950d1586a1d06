import { ChevronRightIcon } from '@high-street/ui';
import type { ReactNode } from 'react';

import { WORDS } from './words.ts';

type ChartTableProps = {
  /** What the table is of, for those who do not see which chart it is under. */
  about: string;
  words?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** The numbers of a chart as a table, which opens without scripts and is open in print. */
export function ChartTable({
  about,
  words = WORDS.table,
  isOpen = false,
  children,
}: ChartTableProps) {
  return (
    <details className="chart-table" open={isOpen}>
      <summary className="plain">
        <ChevronRightIcon size={16} />
        {words}
        <span className="sr-only">: {about}</span>
      </summary>
      {children}
    </details>
  );
}
