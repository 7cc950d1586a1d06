import './tier-coins.css';

import { Drawing } from '#/sections/drawing.tsx';
import { coinTiers } from '#drawn/coin-tiers.ts';

import { InstrumentHead, type InstrumentHeadWords } from './instrument-head.tsx';
import { ScrollFrame } from './scroll-frame.tsx';

/** Each stack's own part of the drawn strip, as high as it is worth. */
const PARTS = {
  platinum: { part: 0, crop: '0 0 260 414' },
  gold: { part: 1, crop: '260 114 260 300' },
  silver: { part: 2, crop: '520 228 260 186' },
  bronze: { part: 3, crop: '780 304 260 110' },
} as const;

export type TierCoinsWords = {
  readonly head: InstrumentHeadWords;
  readonly frame: string;
  readonly tiers: readonly {
    readonly id: keyof typeof PARTS;
    readonly name: string;
    readonly habit: string;
    readonly nudge: string;
  }[];
};

/** Four stacks of coins on one shelf, each tier's name standing on its own. */
export function TierCoins({ words }: { words: TierCoinsWords }) {
  const { head, frame, tiers } = words;
  return (
    <section data-ground="deep" className="section-space overflow-clip" aria-labelledby={head.id}>
      <div className="wrap" data-reveal="">
        <InstrumentHead words={head} />
        <ScrollFrame className="coin-frame" label={frame}>
          <ul className="coin-shelf">
            {tiers.map(({ id, name, habit, nudge }) => (
              <li key={id} className="coin-tier">
                <div className="self-end">
                  <h3 className="coin-name">{name}</h3>
                  <Drawing of={coinTiers} {...PARTS[id]} className="relative h-auto w-full" />
                </div>
                <p className="coin-note">
                  <span>{habit}</span> <b>{nudge}</b>
                </p>
              </li>
            ))}
          </ul>
        </ScrollFrame>
      </div>
    </section>
  );
}
