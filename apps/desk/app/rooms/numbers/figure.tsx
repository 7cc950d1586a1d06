import type { Told } from '#/numbers/index.ts';
import { WORDS } from './words.ts';

/** A total, and under it that of the period it is compared with. */
export function Figure({ told: { now, earlier } }: { told: Told }) {
  return (
    <span className="figure">
      <span className={now === 0 ? 'muted' : undefined}>{WORDS.total(now)}</span>
      {earlier === null ? null : <small className="muted">{WORDS.change(now, earlier)}</small>}
    </span>
  );
}
