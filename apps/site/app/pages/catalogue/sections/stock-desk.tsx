import './stock-desk.css';

import type { ReactNode } from 'react';

import { ShopPhone, type ShopPhoneWords } from './shop-phone.tsx';
import type { Money, StockLine, StockState } from './stock-line.ts';
import { StockRows, type StockHeads, type StockParts } from './stock-rows.tsx';

export type StockDeskWords = {
  readonly address: string;
  readonly title: string;
  readonly note: string;
  readonly caption: string;
  readonly heads: StockHeads;
  readonly states: Readonly<Record<StockState, string>>;
  readonly shop: ShopPhoneWords;
  readonly report: { readonly title: string };
};

/** One line of the report at the foot of the screen. */
export type ReportEntry = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
};

type StockDeskProps = {
  words: StockDeskWords;
  lines: readonly StockLine[];
  money: Money;
  /** What is in the columns that a visitor may work; the bare figures are its still picture. */
  parts: StockParts;
  notice: ReactNode;
  report: readonly ReportEntry[];
  renderBuy: (line: StockLine) => ReactNode;
  action?: ReactNode;
};

/** The console with its table, and the same goods in the shop on a phone. */
export function StockDesk({
  words,
  lines,
  money,
  parts,
  notice,
  report,
  renderBuy,
  action,
}: StockDeskProps) {
  return (
    <div className="stock-desk" data-sample="">
      <div className="stock-console">
        <div className="stock-console-bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{words.address}</span>
        </div>
        <div className="stock-console-head">
          <div>
            <p className="sign stock-console-title">{words.title}</p>
            <p className="mt-1 text-small/[1.35] text-muted">{words.note}</p>
          </div>
          <div className="stock-console-action">{action}</div>
        </div>
        {notice}
        <StockRows {...{ words, lines, money, parts }} />
      </div>
      <section className="stock-report" aria-label={words.report.title}>
        <p className="stock-report-title">{words.report.title}</p>
        <dl className="stock-report-list">
          {report.map(({ id, label, value }) => (
            <div key={id} data-entry={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ShopPhone words={words.shop} {...{ lines, money, renderBuy }} />
    </div>
  );
}

/** What an unworked desk shows in the worked columns. */
export function stillParts(states: StockDeskWords['states']): StockParts {
  return {
    renderStock: ({ stock }) => <span className="stock-figure">{stock}</span>,
    renderMargin: ({ marginPercent }) => <span className="stock-figure">{marginPercent}%</span>,
    renderShop: ({ state }) => <span className="stock-state">{states[state]}</span>,
  };
}
