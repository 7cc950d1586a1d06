import './data-table.css';

import { ArrowDownIcon } from '@high-street/ui';
import type { ReactNode } from 'react';

import { ROLES } from './table-roles.ts';

/** A column: what its head says, and how its cells stand. */
export type Column<Name extends string> = {
  readonly name: Name;
  /** Empty for a column of buttons, whose head is read out only. */
  readonly head: string;
  readonly hiddenHead?: string;
  readonly align?: 'end';
  /** What the row is about: in a narrow window it heads the block and needs no name. */
  readonly isTitle?: boolean;
  /** The newest or highest comes first. */
  readonly isSortedDown?: boolean;
};

type DataTableProps<Name extends string> = {
  caption: string;
  columns: readonly Column<Name>[];
  rows: readonly { readonly id: string; readonly cells: Readonly<Record<Name, ReactNode>> }[];
  /** Rows of one line. */
  isTight?: boolean;
};

/** A real table; in a narrow window each row is a block with the column's name before each cell. */
export function DataTable<Name extends string>({
  caption,
  columns,
  rows,
  isTight = false,
}: DataTableProps<Name>) {
  return (
    <table {...ROLES.table} className="data-table" data-density={isTight ? 'tight' : undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {columns.map(({ name, head, hiddenHead, align, isSortedDown }) => (
            <th
              key={name}
              {...ROLES.head}
              scope="col"
              data-align={align}
              aria-sort={isSortedDown ? 'descending' : undefined}
            >
              {head || <span className="sr-only">{hiddenHead}</span>}
              {isSortedDown ? <ArrowDownIcon size={14} /> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map(({ id, cells }) => (
          <tr key={id} {...ROLES.row} data-row-id={id}>
            {columns.map(({ name, head, align, isTitle }) => (
              <td
                key={name}
                {...ROLES.cell}
                data-column={name}
                data-align={align}
                data-title={isTitle ? '' : undefined}
                data-label={isTitle ? undefined : head || undefined}
              >
                {cells[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
