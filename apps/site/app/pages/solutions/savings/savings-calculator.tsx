import './savings-calculator.css';

import type { Prices } from '@high-street/owner';
import { useMemo, useSyncExternalStore } from 'react';

import type { Timers } from '#/motion/clock.ts';

import type { SavingsFigures } from './compute-savings.ts';
import { createTeller } from './describe-savings.ts';
import { SavingsNoteTick } from './savings-note-tick.tsx';
import { firstFigures, writeFigures } from './savings-query.ts';
import { SavingsSliders } from './savings-sliders.tsx';
import type { SavingsWords } from './savings-words.ts';
import { TillPanel } from './till-panel.tsx';
import { useSavingsFigures } from './use-savings-figures.ts';

/** The line that an enquiry takes along, while the visitor wants that; null otherwise. */
type KeptLine = {
  readonly get: () => string | null;
  readonly set: (line: string | null, query?: string) => void;
  /** The query of the figures in it; empty without a line. */
  readonly getQuery: () => string;
  readonly subscribe: (listener: () => void) => () => void;
};

type SavingsCalculatorProps = {
  words: SavingsWords;
  /** The owner's, whose currency the sums are in where its amounts are known. */
  prices: Prices | undefined;
  timers: Timers;
  kept: KeptLine;
};

/** What commission takes in a year beside what a subscription would, from the visitor's own figures. */
export function SavingsCalculator({ words, prices, timers, kept }: SavingsCalculatorProps) {
  const teller = useMemo(() => createTeller(words, prices), [words, prices]);
  const { figures, change, formRef } = useSavingsFigures(timers, kept.getQuery, teller.scale);
  const example = {
    ...firstFigures(teller.scale),
    monthlySubscription: words.example.subscription * teller.scale,
  };
  const note = useSyncExternalStore(kept.subscribe, kept.get, () => null);

  function keep(noted: SavingsFigures): void {
    kept.set(teller.noteLine(noted), writeFigures(new URLSearchParams(), noted).toString());
  }

  function handleChange(part: Partial<SavingsFigures>): void {
    const next = change(part);
    if (note !== null) keep(next);
  }

  return (
    <div className="savings" data-sample="">
      <div className="savings-words">
        <h2 id="savings" className="sign text-h2">
          {words.title}
        </h2>
        <p className="mt-3.5 mb-8.5 max-w-[40ch] text-muted">{words.lede}</p>
        <form ref={formRef} className="savings-form" onSubmit={(event) => event.preventDefault()}>
          <SavingsSliders {...{ words, teller, figures }} onChange={handleChange} />
          <SavingsNoteTick
            words={words.note}
            isTicked={note !== null}
            onTick={(isTicked) => (isTicked ? keep(figures) : kept.set(null))}
          />
          <p className="max-w-[52ch] text-small text-muted">{words.share}</p>
        </form>
      </div>
      <div className="savings-result">
        <TillPanel {...{ words, teller, figures }} />
      </div>
      <noscript>
        <p className="mb-8 max-w-[60ch]">{teller.exampleText(example)}</p>
        <TillPanel {...{ words, teller }} figures={example} />
      </noscript>
    </div>
  );
}
