import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { DataTable, type Column } from '#app/parts/data-table.tsx';
import { Slip } from '#app/parts/slip.tsx';
import { When } from '#app/parts/when.tsx';
import type { DeliveryRow } from './delivery-row.ts';
import { WORDS } from './words.ts';

type Name = 'about' | 'what' | 'at' | 'said' | 'acts';

type DeliveryTableProps = {
  caption: string;
  /** What the column of times is called. */
  at: string;
  rows: readonly DeliveryRow[];
  tone: 'good' | 'bad';
  /** What stands for a time that is now, and for words that nobody said yet. */
  none: { readonly at: string; readonly said: string };
  /** What can be done with a row; null for those who only read. */
  acts: ((row: DeliveryRow) => ReactNode) | null;
};

function About({ row: { name, to, reference } }: { row: DeliveryRow }) {
  return (
    <span className="grid min-w-0 justify-items-start wrap-anywhere">
      {to === null ? (
        <b>{name}</b>
      ) : (
        <Link to={to} className="row-link" data-row-link="">
          {name}
        </Link>
      )}
      {reference === null ? null : <span className="caption muted tnum">{reference}</span>}
    </span>
  );
}

function What({ row: { what, attempts } }: { row: DeliveryRow }) {
  return (
    <span>
      {what}
      <span className="second-line">{attempts}</span>
    </span>
  );
}

/** Deliveries, each with the words of whoever was asked. */
export function DeliveryTable({ caption, at, rows, tone, none, acts }: DeliveryTableProps) {
  const columns: Column<Name>[] = [
    { name: 'about', head: WORDS.columns.about, isTitle: true },
    { name: 'what', head: WORDS.columns.what },
    { name: 'at', head: at },
    { name: 'said', head: WORDS.columns.said },
  ];
  if (acts) {
    columns.push({ name: 'acts', head: '', hiddenHead: WORDS.columns.acts, align: 'end' });
  }
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map((row) => ({
        id: row.id,
        cells: {
          about: <About row={row} />,
          what: <What row={row} />,
          at: row.at === null ? none.at : <When at={row.at} />,
          said: row.said ? (
            <Slip tone={tone}>{row.said}</Slip>
          ) : (
            <span className="muted">{none.said}</span>
          ),
          acts: acts?.(row),
        },
      }))}
    />
  );
}
