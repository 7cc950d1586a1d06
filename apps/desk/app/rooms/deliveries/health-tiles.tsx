import { StateMark } from '#app/parts/state-mark.tsx';
import type { HealthTile } from './describe-health.ts';
import { WORDS } from './words.ts';

/** How deliveries fare, in a few figures that say what is behind them. */
export function HealthTiles({ tiles }: { tiles: readonly HealthTile[] }) {
  return (
    <section className="panel health" aria-label={WORDS.health}>
      {tiles.map(({ name, state, word, detail }) => (
        <div key={name} className="health-tile">
          <h2 className="caption muted font-semibold">{name}</h2>
          <StateMark state={state}>{word}</StateMark>
          <p className="caption muted">{detail}</p>
        </div>
      ))}
    </section>
  );
}
