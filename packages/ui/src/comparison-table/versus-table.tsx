import './comparison-table.css';
import './versus-table.css';

import type { ReactNode } from 'react';

import { Awning } from '#/awning/awning.tsx';
import { Mark, type CellValue, type MarkWords } from './mark.tsx';

type VersusTableProps = {
  /** Name of the table; read out, not shown. */
  caption: string;
  product: string;
  others: string;
  rows: readonly {
    readonly label: string;
    readonly product: CellValue;
    readonly others: CellValue;
  }[];
  words: MarkWords;
  /** A button at the foot of the product's column. */
  action?: ReactNode;
};

/** The product against the rest: its column is on leaf under a small awning. */
export function VersusTable({ caption, product, others, rows, words, action }: VersusTableProps) {
  return (
    <table className="comparison versus">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td>{null}</td>
          <th scope="col" className="versus-ours">
            <Awning size="column" />
            <span className="versus-name">{product}</span>
          </th>
          <th scope="col" className="versus-others">
            {others}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td className="versus-ours">
              <Mark value={row.product} words={words} yes="disc" no="cross" />
            </td>
            <td className="versus-others">
              <Mark value={row.others} words={words} no="cross" />
            </td>
          </tr>
        ))}
      </tbody>
      {action ? (
        <tfoot>
          <tr>
            <td>{null}</td>
            <td className="versus-ours">{action}</td>
            <td>{null}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
