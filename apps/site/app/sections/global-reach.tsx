import './global-reach.css';

import type { ReactNode } from 'react';

import { foodDiscs } from '#drawn/food-discs.ts';
import { orbitRings } from '#drawn/orbit-rings.ts';

import { Drawing } from './drawing.tsx';

const DISCS = 9;

/** Who is reached, what is counted, and what the button says. */
export type GlobalReachWords = {
  readonly title: string;
  readonly lede: string;
  readonly users: string;
  readonly action: string;
};

type GlobalReachProps = {
  words: GlobalReachWords;
  action: ReactNode;
  counter: ReactNode;
  /** The turning ring; it holds `globalReachDiscs`. */
  orbit: ReactNode;
};

/** The nine foods of the ring, for a ring that turns them. */
export const globalReachDiscs = Array.from({ length: DISCS }, (_, index) => (
  <Drawing key={index} of={foodDiscs} part={index} className="global-reach-disc" />
));

/** Nine foods turning around the number of users. */
export function GlobalReach({ words, action, counter, orbit }: GlobalReachProps) {
  return (
    <section data-ground="deep" className="section-space global-reach">
      <div className="wrap global-reach-row" data-reveal="">
        <div>
          <h2 className="sign max-w-[12ch] text-display-2">{words.title}</h2>
          <p className="mt-6 mb-8 max-w-[420px] text-lede text-on-deep-2">{words.lede}</p>
          {action}
        </div>
        <div className="global-reach-picture">
          <Drawing of={orbitRings} className="global-reach-rings" />
          {orbit}
          <p className="global-reach-count">
            <span className="global-reach-figure">{counter}</span>
            <span className="block font-[560] text-on-deep-2">{words.users}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
