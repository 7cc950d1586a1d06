import { CounterScene } from './counter-scene.tsx';
import type { CounterView } from './counter-view.ts';
import { sayPoints, type CounterWords } from './counter-words.ts';

type CounterStillProps = { words: CounterWords; view: CounterView; said: string };

function StillRule({ label, value }: { label: string; value: string }) {
  return (
    <p className="counter-still-rule">
      <span>{label}</span> <b>{value}</b>
    </p>
  );
}

/** The counter as it is before anybody works it: the same place, with nothing to press. */
export function CounterStill({ words, view, said }: CounterStillProps) {
  const say = (points: number) => sayPoints(points, words.points);
  return (
    <CounterScene
      words={words}
      view={view}
      perPound={<StillRule label={words.rules.perPound} value={say(view.perPound)} />}
      goal={<StillRule label={words.rules.goal} value={say(view.goal)} />}
      said={said}
      actions={
        <noscript>
          <span className="text-[0.9375rem] text-on-deep-2">{words.still}</span>
        </noscript>
      }
    />
  );
}
