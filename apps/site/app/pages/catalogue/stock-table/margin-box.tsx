import type { StockLine } from '#/pages/catalogue/sections/stock-line.ts';

import { NumberBox } from './number-box.tsx';
import { MARGIN_MAX } from './price-from-margin.ts';
import { fillWords } from './stock-words.ts';

type MarginBoxProps = { line: StockLine; label: string; onChange: (percent: number) => void };

/** The share of the price that is kept; the price follows it. */
export function MarginBox({ line, label, onChange }: MarginBoxProps) {
  return (
    <span className="margin-box">
      <NumberBox
        label={fillWords(label, { name: line.name })}
        value={line.marginPercent}
        max={MARGIN_MAX}
        goods={line.id}
        onChange={onChange}
      />
      %
    </span>
  );
}
