import { SHAPES } from '#app/parts/state-shapes.tsx';
import { WORDS } from './words.ts';

/** Beyond so many the words alone say it. */
const MOST = 26;

type StampsProps = { answered: number; waiting: number };

/** A stamp for each answer of today, and an empty place for each that waits. */
export function Stamps({ answered, waiting }: StampsProps) {
  if (answered + waiting > MOST || answered + waiting === 0) return null;
  return (
    <span className="stamps" role="img" aria-label={WORDS.today.stamps(answered, waiting)}>
      {Array.from({ length: answered }, (_, place) => (
        <svg key={place} className="stamp-done" width="20" height="20" viewBox="0 0 18 18">
          {SHAPES.answered}
        </svg>
      ))}
      {Array.from({ length: waiting }, (_, place) => (
        <svg key={place} width="20" height="20" viewBox="0 0 22 22">
          <circle className="stamp-open" cx="11" cy="11" r="9" />
        </svg>
      ))}
    </span>
  );
}
