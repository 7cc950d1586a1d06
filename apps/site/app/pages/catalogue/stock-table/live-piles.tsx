import './live-piles.css';

import { useRef } from 'react';

import type { StockLine } from '#/pages/catalogue/sections/stock-line.ts';
import { StockPiles } from '#/pages/catalogue/sections/stock-piles.tsx';

import { RestockButton } from './restock-button.tsx';
import type { StockTableWords } from './stock-words.ts';
import { useStock } from './use-stock.ts';

/** The stock report on its plank, which shows what was done in the stockroom and fills an empty place. */
export function Picture({ words }: { words: StockTableWords }) {
  const root = useRef<HTMLDivElement>(null);
  const { lines, message, restock } = useStock(words);
  const { controls, desk } = words;

  /* The button goes with the empty place; the report itself takes the focus. */
  function handleRestock({ id }: StockLine): void {
    restock(id);
    root.current?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={root}
      className="live-piles"
      role="group"
      aria-label={desk.report.title}
      tabIndex={-1}
    >
      <StockPiles
        lines={lines}
        words={{ out: desk.report.out }}
        renderRestock={(line) => (
          <RestockButton line={line} label={controls.restock} onPress={() => handleRestock(line)} />
        )}
      />
      <output className="sr-only">{message}</output>
    </div>
  );
}
