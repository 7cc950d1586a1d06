import './comparison-table.css';
import './ledger-table.css';

import type { ReactNode } from 'react';

import { Awning } from '#/awning/awning.tsx';
import { Mark, type CellValue, type MarkWords } from './mark.tsx';

/** One column of the ledger. */
export type LedgerColumn<Id extends string> = { readonly id: Id; readonly label: string };

/** Rows that belong together; `values` follow the order of the columns. */
export type LedgerGroup = {
  readonly label: string;
  readonly rows: readonly { readonly label: string; readonly values: readonly CellValue[] }[];
};

type LedgerTableProps<Id extends string> = {
  /** Name of the table; read out, not shown. */
  caption: string;
  columns: readonly LedgerColumn<Id>[];
  groups: readonly LedgerGroup[];
  /** The column that is raised under the awning. */
  selected: Id;
  /** `selected` is read out after the name of the raised column. */
  words: MarkWords & { readonly selected: string };
  /** The last row, one control a column. */
  renderAction?: (id: Id) => ReactNode;
};

type PartProps<Id extends string> = Pick<
  LedgerTableProps<Id>,
  'columns' | 'selected' | 'words' | 'renderAction'
>;

function Head<Id extends string>({ columns, selected, words }: PartProps<Id>) {
  return (
    <thead>
      <tr>
        <td className="ledger-group">{null}</td>
        <td>{null}</td>
        {columns.map(({ id, label }) => (
          <th
            key={id}
            scope="col"
            className="ledger-plan"
            data-selected={id === selected ? '' : undefined}
          >
            {id === selected ? <Awning size="small" /> : null}
            <span className="ledger-name">{label}</span>
            {id === selected ? <span className="sr-only"> {words.selected}</span> : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Group<Id extends string>({
  group: { label, rows },
  columns,
  selected,
  words,
}: PartProps<Id> & { group: LedgerGroup }) {
  return (
    <tbody>
      <tr className="ledger-category">
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {label}
        </th>
      </tr>
      {rows.map((row, index) => (
        <tr key={row.label} data-first={index === 0 ? '' : undefined}>
          {index === 0 ? (
            <th scope="rowgroup" rowSpan={rows.length} className="ledger-group">
              {label}
            </th>
          ) : null}
          <th scope="row" className="ledger-row-name">
            {row.label}
          </th>
          {columns.map(({ id }, column) => (
            <td key={id} className="ledger-plan" data-selected={id === selected ? '' : undefined}>
              <Mark value={row.values[column] ?? false} words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Foot<Id extends string>({ columns, selected, renderAction }: PartProps<Id>) {
  return (
    <tfoot>
      <tr>
        <td className="ledger-group">{null}</td>
        <td>{null}</td>
        {columns.map(({ id }) => (
          <td key={id} className="ledger-plan" data-selected={id === selected ? '' : undefined}>
            {renderAction?.(id)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Columns line by line: group names in a column of their own, the selected column raised under an awning. */
export function LedgerTable<Id extends string>({
  caption,
  groups,
  ...parts
}: LedgerTableProps<Id>) {
  return (
    <table className="comparison ledger">
      <caption className="sr-only">{caption}</caption>
      <Head {...parts} />
      {groups.map((group) => (
        <Group key={group.label} group={group} {...parts} />
      ))}
      {parts.renderAction ? <Foot {...parts} /> : null}
    </table>
  );
}
