import './ruler-hero.css';

import { ButtonLink } from '@high-street/ui';

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
          <ButtonLink href={words.action.to} size="large" hasArrow isWideOnPhones>
            {words.action.label}
          </ButtonLink>
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
