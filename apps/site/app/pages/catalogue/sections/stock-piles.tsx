import './stock-piles.css';

import type { ReactNode } from 'react';

import { Drawn, toPicture } from '#/sections/drawing.tsx';
import { goodsRow } from '#drawn/goods-row.ts';

import { goodsPart } from './goods-picture.tsx';
import type { StockLine } from './stock-line.ts';

const PILE = { width: 150, height: 380, perUnit: 4.4, slab: 8, gap: 3, goods: 104 } as const;
/** What the tallest pile may hold before it would leave its picture. */
const TALLEST = 64;

/** Where each slab of a pile lies, from the plank up: its top and its height. */
function listSlabs(stock: number): readonly { top: number; height: number }[] {
  const shown = Math.min(stock, TALLEST);
  return Array.from({ length: Math.ceil(shown / PILE.slab) }, (_, index) => {
    const units = Math.min(PILE.slab, shown - index * PILE.slab);
    const height = units * PILE.perUnit;
    return { top: PILE.height - index * PILE.slab * PILE.perUnit - height, height };
  });
}

function Pile({ line }: { line: StockLine }) {
  const slabs = listSlabs(line.stock);
  const top = slabs.at(-1)?.top ?? PILE.height;
  const { width, height, gap, goods } = PILE;
  const { href, viewBox } = toPicture(goodsRow, goodsPart(line.id));
  return (
    <svg className="stock-pile-art" viewBox={`0 0 ${width + 10} ${height}`} aria-hidden="true">
      <rect className="stock-pile-shade" x="8" y={top + 8} width={width} height={height - top} />
      {slabs.map((slab) => (
        <rect
          key={slab.top}
          className="stock-pile-slab"
          y={slab.top}
          width={width}
          height={Math.max(slab.height - gap, 3)}
          rx="4"
        />
      ))}
      <svg
        x={(width - goods) / 2}
        y={top - goods * 0.83}
        width={goods}
        height={goods}
        viewBox={viewBox}
      >
        <Drawn href={href} />
      </svg>
    </svg>
  );
}

type StockPilesProps = {
  lines: readonly StockLine[];
  words: { readonly out: string };
  /** What can be done about an empty place. */
  renderRestock?: (line: StockLine) => ReactNode;
};

/** The stock report as piles on planks, each as tall as its count. */
export function StockPiles({ lines, words, renderRestock }: StockPilesProps) {
  return (
    <ul className="stock-piles" data-sample="">
      {lines.map((line) => (
        <li key={line.id} className="stock-pile" data-goods={line.id} data-state={line.state}>
          <div className="stock-pile-place plank">
            {line.stock > 0 ? (
              <Pile line={line} />
            ) : (
              <div className="stock-pile-empty">
                <span>{words.out}</span>
                {renderRestock?.(line)}
              </div>
            )}
          </div>
          <p className="stock-pile-label">
            <span>{line.short}</span> <b>{line.stock}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}
