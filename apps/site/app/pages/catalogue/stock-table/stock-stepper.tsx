import type { StockLine } from '#/pages/catalogue/sections/stock-line.ts';

import { NumberBox } from './number-box.tsx';
import { STOCK_MAX } from './stock-changes.ts';
import { fillWords, type StockTableWords } from './stock-words.ts';

type StockStepperProps = {
  line: StockLine;
  words: StockTableWords['controls'];
  onChange: (stock: number) => void;
};

/** Puts a count right by hand: one fewer, one more, or any figure. */
export function StockStepper({ line, words, onChange }: StockStepperProps) {
  const { id, name, stock } = line;
  return (
    <span className="stock-stepper">
      <button
        type="button"
        aria-label={fillWords(words.fewer, { name })}
        aria-disabled={stock === 0}
        onClick={() => stock > 0 && onChange(stock - 1)}
      >
        −
      </button>
      <NumberBox
        label={fillWords(words.stock, { name })}
        value={stock}
        max={STOCK_MAX}
        goods={id}
        onChange={onChange}
      />
      <button
        type="button"
        aria-label={fillWords(words.more, { name })}
        onClick={() => onChange(stock + 1)}
      >
        +
      </button>
    </span>
  );
}
