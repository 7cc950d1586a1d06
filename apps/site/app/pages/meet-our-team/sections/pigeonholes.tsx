import './pigeonholes.css';

import { Drawing } from '#/sections/drawing.tsx';
import { faceStrip } from '#drawn/face-strip.ts';

type Expert = {
  readonly name: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly skills: readonly string[];
  readonly isSample: boolean;
};

export type PigeonholesWords = {
  readonly title: string;
  readonly lede: string;
  readonly count: number;
  readonly card: Expert;
};

function ExpertCard({ expert }: { expert: Expert }) {
  return (
    <li className="pigeonhole">
      <span className="pigeonhole-face">
        <Drawing of={faceStrip} className="pigeonhole-faces" />
      </span>
      <h2 className="mt-4 font-display text-h3 font-[640]">{expert.name}</h2>
      <p className="text-[1.0625rem] font-[650]">{expert.title}</p>
      <p>{expert.location}</p>
      <p className="mt-2.5">{expert.description}</p>
      <ul className="pigeonhole-skills">
        {expert.skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </li>
  );
}

/** A timber frame of pigeonholes with the same placeholder card in each; faces and numbers are ornament. */
export function Pigeonholes({ words }: { words: PigeonholesWords }) {
  const holes = Array.from({ length: words.count }, (_, index) => index + 1);
  return (
    <section className="pigeonholes">
      <div className="wrap">
        <div className="section-head max-lg:gap-5">
          <h1 className="sign text-hero">{words.title}</h1>
          <p className="text-lede text-muted">{words.lede}</p>
        </div>
        <ul className="pigeonhole-rack">
          {holes.map((hole) => (
            <ExpertCard key={hole} expert={words.card} />
          ))}
        </ul>
      </div>
    </section>
  );
}
