import './stamp-card.css';

import { Button, Slider } from '@high-street/ui';
import { useReducer } from 'react';

import { canHappen, changeCard, FIRST_CARD, GOAL, PER_POUND, viewCard } from './card-rules.ts';
import { CounterScene } from './counter-scene.tsx';
import { sayPoints, type CounterWords } from './counter-words.ts';
import { describeCard } from './describe-card.ts';

/** A counter with a stamp card on it: set the rule, ring things up, redeem the voucher. Nothing leaves the page. */
export function Picture({ words }: { words: CounterWords }) {
  const [card, send] = useReducer(changeCard, FIRST_CARD);
  const view = viewCard(card, words);
  const format = (points: number) => sayPoints(points, words.points);
  return (
    <CounterScene
      words={words}
      view={view}
      perPound={
        <Slider
          label={words.rules.perPound}
          {...PER_POUND}
          value={card.perPound}
          onChange={(value) => send({ type: 'set-per-pound', value })}
          format={format}
        />
      }
      goal={
        <Slider
          label={words.rules.goal}
          {...GOAL}
          value={card.goal}
          onChange={(value) => send({ type: 'set-goal', value })}
          format={format}
        />
      }
      said={describeCard(card.last, view, words)}
      actions={
        <>
          <Button
            variant="outline"
            aria-disabled={!canHappen(card, 'undo')}
            onClick={() => send({ type: 'undo' })}
          >
            {words.undo}
          </Button>
          <Button variant="outline" onClick={() => send({ type: 'start-again' })}>
            {words.startAgain}
          </Button>
        </>
      }
      onBuy={(good) => send({ type: 'buy', good })}
      onRedeem={(place) => send({ type: 'redeem', place })}
    />
  );
}
