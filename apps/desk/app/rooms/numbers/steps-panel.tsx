import type { NumbersData } from './read-numbers.ts';
import { tellShare } from './share.ts';
import { Track } from './track.tsx';
import { WORDS } from './words.ts';

const { register: title, steps } = WORDS.stops;

/** How far people came in the form that has steps, each as a share of those who began. */
export function StepsPanel({ data: { register } }: { data: Pick<NumbersData, 'register'> }) {
  const begun = register[0]?.now ?? 0;
  return (
    <section className="panel" aria-labelledby="steps-title">
      <h2 className="section-title" id="steps-title">
        {title}
      </h2>
      <ol className="register-steps">
        {register.map(({ now, earlier }, at) => (
          <li key={steps[at]}>
            <span className="muted">{steps[at]}</span>
            <Track share={tellShare(now, begun)} widest={100} />
            <span className="grid justify-items-end">
              <b className="tnum">{WORDS.total(now)}</b>
              {earlier === null ? null : (
                <small className="caption muted">{WORDS.change(now, earlier)}</small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
