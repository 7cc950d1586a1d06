import './ruler-hero.css';

import { buttonLook } from '@high-street/ui';
import { Link } from 'react-router';

import { Drawing } from '#/sections/drawing.tsx';
import { dayNow } from '#drawn/day-now.ts';
import { dayRuler } from '#drawn/day-ruler.ts';

/** Words of the opening over the ruler of a day. */
export type RulerHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly picture: string;
};

/** The title over one day on a ruler that runs from edge to edge, with the line of this minute. */
export function RulerHero({ words }: { words: RulerHeroWords }) {
  return (
    <section data-hero="tint-sky" className="ruler-hero">
      <div className="wrap ruler-hero-words">
        <h1 className="sign ruler-hero-title">{words.title}</h1>
        <div className="ruler-hero-side">
          <p className="ruler-hero-lede">{words.lede}</p>
          <Link
            to={words.action.to}
            {...buttonLook({ size: 'large', hasArrow: true, children: words.action.label })}
          />
        </div>
      </div>
      <div className="ruler-hero-day" data-sample="">
        <div className="wrap ruler-hero-lanes">
          <Drawing of={dayNow} className="ruler-hero-now" />
          <Drawing of={dayRuler} label={words.picture} className="ruler-hero-art" />
        </div>
      </div>
    </section>
  );
}
