import './stock-rows.css';
import './stock-rows-wide.css';

import type { ReactNode } from 'react';

import { GoodsPicture } from './goods-picture.tsx';
import type { Money, StockLine } from './stock-line.ts';

const COLUMNS = ['product', 'stock', 'cost', 'margin', 'price', 'shop'] as const;

export type StockHeads = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** What is in the columns that can be worked. */
export type StockParts = Readonly<
  Record<'renderStock' | 'renderMargin' | 'renderShop', (line: StockLine) => ReactNode>
>;

type RowsProps = {
  words: { readonly caption: string; readonly heads: StockHeads };
  lines: readonly StockLine[];
  money: Money;
  parts: StockParts;
};

type CellProps = { column: keyof StockHeads; heads: StockHeads; children: ReactNode };

function Cell({ column, heads, children }: CellProps) {
  return (
    <td data-column={column} data-head={heads[column]}>
      {children}
    </td>
  );
}

/** The catalogue, one row an article; a narrow screen shows each row as a card. */
export function StockRows({ words, lines, money, parts }: RowsProps) {
  const { heads } = words;
  return (
    <table className="stock-rows">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} data-goods={line.id} data-state={line.state}>
            <th scope="row" data-column="product">
              <span className="stock-tile" data-goods={line.id}>
                <GoodsPicture of={line.id} className="stock-tile-art" />
              </span>
              <span className="stock-name">
                <b>{line.name}</b>
                <small>{line.description}</small>
              </span>
            </th>
            <Cell column="stock" heads={heads}>
              {parts.renderStock(line)}
            </Cell>
            <Cell column="cost" heads={heads}>
              <span className="stock-figure">{money(line.costPence)}</span>
            </Cell>
            <Cell column="margin" heads={heads}>
              {parts.renderMargin(line)}
            </Cell>
            <Cell column="price" heads={heads}>
              <strong className="stock-figure">{money(line.pricePence)}</strong>
            </Cell>
            <Cell column="shop" heads={heads}>
              {parts.renderShop(line)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
