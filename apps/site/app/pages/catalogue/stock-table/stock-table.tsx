import './stock-table.css';

import { Button } from '@high-street/ui';
import { useRef } from 'react';

import { StockDesk } from '#/pages/catalogue/sections/stock-desk.tsx';
import type { StockLine } from '#/pages/catalogue/sections/stock-line.ts';
import type { StockParts } from '#/pages/catalogue/sections/stock-rows.tsx';

import { listReport } from './list-report.ts';
import { MarginBox } from './margin-box.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { RestockButton } from './restock-button.tsx';
import { ShopBuy } from './shop-buy.tsx';
import { StockStepper } from './stock-stepper.tsx';
import type { StockTableWords } from './stock-words.ts';
import { useStock } from './use-stock.ts';

/** The parts of a row that the visitor works; the shop sells what is there and restocks what is not. */
function renderParts(
  { controls, desk }: StockTableWords,
  { setStock, setMargin }: Pick<ReturnType<typeof useStock>, 'setStock' | 'setMargin'>,
  renderRestock: StockParts['renderShop'],
): StockParts {
  return {
    renderStock: (line) => (
      <StockStepper line={line} words={controls} onChange={(count) => setStock(line.id, count)} />
    ),
    renderMargin: (line) => (
      <MarginBox
        line={line}
        label={controls.margin}
        onChange={(percent) => setMargin(line.id, percent)}
      />
    ),
    renderShop: (line) =>
      line.state === 'out' ? (
        renderRestock(line)
      ) : (
        <span className="stock-state">{desk.states[line.state]}</span>
      ),
  };
}

/** The stockroom with its lights on: counts and margins to work, a shop that follows, and a report of both. */
export function Picture({ words }: { words: StockTableWords }) {
  const root = useRef<HTMLDivElement>(null);
  const { lines, lastOut, money, message, ...stock } = useStock(words);
  const { desk, controls } = words;

  /* The button goes with the notice, so the focus moves on to the count that it filled. */
  function handleRestock({ id }: StockLine): void {
    stock.restock(id);
    root.current?.querySelector<HTMLElement>(`.stock-stepper [data-goods='${id}']`)?.focus();
  }

  const renderRestock = (line: StockLine) => (
    <RestockButton line={line} label={controls.restock} onPress={() => handleRestock(line)} />
  );
  const parts = renderParts(words, stock, renderRestock);

  return (
    <div ref={root} className="stock-table">
      <StockDesk
        words={desk}
        {...{ lines, money, parts }}
        notice={<NoticeStrip words={desk.notice} {...{ lines, lastOut, renderRestock }} />}
        report={listReport(desk.report, money, lines)}
        renderBuy={(line) => (
          <ShopBuy
            line={line}
            words={{ buy: controls.buy, out: desk.states.out }}
            onBuy={() => stock.sellOne(line.id)}
          />
        )}
        action={
          <Button variant="normal" onClick={stock.startAgain}>
            {controls.startAgain}
          </Button>
        }
      />
      <output className="sr-only">{message}</output>
    </div>
  );
}
