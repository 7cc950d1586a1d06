import './counter-block.css';

import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { FIRST_CARD, viewCard } from '#/pages/rewards/stamp-card/card-rules.ts';
import { CounterStill } from '#/pages/rewards/stamp-card/counter-still.tsx';
import type { CounterBlockWords } from '#/pages/rewards/stamp-card/counter-words.ts';
import { describeCard } from '#/pages/rewards/stamp-card/describe-card.ts';

/** The counter that a visitor can work, under its own heading. */
export function CounterBlock({ words }: { words: CounterBlockWords }) {
  const view = viewCard(FIRST_CARD, words.counter);
  return (
    <section data-ground="sunk" className="counter-block" aria-labelledby="counter">
      <div className="wrap counter-block-grid">
        <div className="counter-block-words">
          <h2 id="counter" className="sign text-display-2">
            {words.title}
          </h2>
          <p className="mt-6 max-w-[42ch] text-lede text-muted">{words.lede}</p>
        </div>
        <LivePicture
          name="stamp-card"
          still={
            <CounterStill
              words={words.counter}
              view={view}
              said={describeCard(null, view, words.counter)}
            />
          }
          load={() => import('#/pages/rewards/stamp-card/stamp-card.tsx')}
          words={words.counter}
        />
      </div>
    </section>
  );
}
