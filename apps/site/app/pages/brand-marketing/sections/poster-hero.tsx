import './poster-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { brickWall } from '#drawn/brick-wall.ts';
import { posterWall } from '#drawn/poster-wall.ts';

/** Words of the opening on the poster wall. */
export type PosterHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly picture: string;
};

/** The part of the plane where the posters hang in two columns. */
const TWO_COLUMNS = '-12 996 516 948';

/** A brick wall with a poster for each channel. */
export function PosterHero({ words }: { words: PosterHeroWords }) {
  return (
    <section data-hero="signal" data-ground="signal" className="poster-hero">
      <Drawing of={brickWall} fit="slice" align="xMidYMid" className="poster-hero-bricks" />
      <div className="wrap poster-hero-row">
        <div className="poster-hero-words">
          <h1 className="sign poster-hero-title">{words.title}</h1>
          <p className="poster-hero-lede">{words.lede}</p>
          <ButtonLink href={words.action.to} variant="white" size="large" hasArrow isWideOnPhones>
            {words.action.label}
          </ButtonLink>
        </div>
        <div role="img" aria-label={words.picture} data-sample="">
          <Drawing of={posterWall} className="poster-hero-art" />
          <Drawing of={posterWall} crop={TWO_COLUMNS} className="poster-hero-columns" />
        </div>
      </div>
    </section>
  );
}
