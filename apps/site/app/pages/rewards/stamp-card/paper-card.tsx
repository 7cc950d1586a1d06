import './paper-card.css';

import { Drawing } from '#/sections/drawing.tsx';
import { stampMarks } from '#drawn/stamp-marks.ts';

import type { CounterView } from './counter-view.ts';
import { fillWords, type CounterWords } from './counter-words.ts';

const PLACES = Array.from({ length: 10 }, (_, index) => index);

type PaperCardProps = { words: CounterWords['card']; view: CounterView };

function Place({ index, words, view }: PaperCardProps & { index: number }) {
  if (index < view.stamps) {
    return (
      <span
        key={index >= view.oldStamps ? view.round : 'old'}
        className="card-place"
        data-stamped=""
        data-fresh={index >= view.oldStamps ? '' : undefined}
      >
        <Drawing of={stampMarks} part={index} />
      </span>
    );
  }
  const [worth, what] = words.prize;
  return (
    <span className="card-place">
      {index === PLACES.length - 1 ? (
        <span className="card-prize">
          <b>{worth}</b>
          {what}
        </span>
      ) : (
        index + 1
      )}
    </span>
  );
}

/** The paper card: a stamp for each tenth of the goal. */
export function PaperCard({ words, view }: PaperCardProps) {
  const { balance, goal, stamps } = view;
  return (
    <div className="paper-card">
      <div className="paper-card-edge">
        <div className="flex items-start justify-between gap-3">
          <div>
            <h3 className="paper-card-shop">{words.shop}</h3>
            <p className="paper-card-note">{fillWords(words.reached, { balance, goal })}</p>
          </div>
          <span className="paper-card-number">{words.number}</span>
        </div>
        <div
          className="card-places"
          role="img"
          aria-label={fillWords(words.stamps, { stamps, places: PLACES.length })}
        >
          {PLACES.map((index) => (
            <Place key={index} index={index} words={words} view={view} />
          ))}
        </div>
      </div>
    </div>
  );
}
