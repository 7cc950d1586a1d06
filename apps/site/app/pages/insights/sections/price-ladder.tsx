import './price-ladder.css';

import { Drawing } from '#/sections/drawing.tsx';
import { priceRungs } from '#drawn/price-rungs.ts';

import { InstrumentHead, type InstrumentHeadWords } from './instrument-head.tsx';
import { ScrollFrame } from './scroll-frame.tsx';

export type PriceLadderWords = {
  readonly head: InstrumentHeadWords;
  readonly frame: string;
  readonly goods: string;
  readonly rule: { readonly title: string; readonly text: string };
  /** The price of every second rung, from the first. */
  readonly scale: readonly string[];
  readonly tags: readonly {
    /** Counted from the left end, from 0. */
    readonly rung: 2 | 5 | 8 | 10 | 12;
    readonly price: string;
    readonly who: string;
    readonly kind: 'corner' | 'today' | 'supermarket' | 'yesterday' | 'deli';
  }[];
};

/** Where yesterday's price hung, and the way it slid down to today's. */
function Slide() {
  return (
    <svg className="ladder-slide" viewBox="0 0 430 92" aria-hidden="true">
      <path
        d="M420 6C372 96 96 96 22 16"
        fill="none"
        stroke="var(--signal)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
      <path
        d="M16 36L14 8L40 18"
        fill="none"
        stroke="var(--signal)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function Ladder({ words }: { words: PriceLadderWords }) {
  return (
    <ScrollFrame className="ladder-frame" label={words.frame}>
      <div className="ladder">
        <Drawing of={priceRungs} className="ladder-rungs" />
        <div className="ladder-scale" aria-hidden="true">
          {words.scale.map((price) => (
            <span key={price}>{price}</span>
          ))}
        </div>
        <ul>
          {words.tags.map(({ rung, price, who, kind }) => (
            <li key={kind} className="ladder-tag" data-rung={rung} data-tag={kind}>
              <b>{price}</b> <span>{who}</span>
            </li>
          ))}
        </ul>
        <Slide />
      </div>
    </ScrollFrame>
  );
}

/** Other shops' prices and the owner's own, each on its rung. */
export function PriceLadder({ words }: { words: PriceLadderWords }) {
  const { head, goods, rule } = words;
  return (
    <section data-ground="sunk" className="section-space overflow-clip" aria-labelledby={head.id}>
      <div className="wrap" data-reveal="">
        <InstrumentHead words={head} />
        <div className="price-ladder-sample" data-sample="">
          <Ladder words={words} />
          <div className="ladder-foot">
            <p>{goods}</p>
            <p className="ladder-rule">
              <b>{rule.title}</b> {rule.text}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
