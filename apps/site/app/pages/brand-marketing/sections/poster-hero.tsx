import './poster-hero.css';

import { Drawing } from '#/sections/drawing.tsx';
import { HeroCopy, PictureHero, type HeroWords } from '#/sections/picture-hero.tsx';
import { brickWall } from '#drawn/brick-wall.ts';
import { posterWall } from '#drawn/poster-wall.ts';

export type PosterHeroWords = HeroWords & { readonly picture: string };

/** The part of the plane where the posters hang in two columns. */
const TWO_COLUMNS = '-12 996 516 948';

/** A brick wall with a poster for each channel. */
export function PosterHero({ words }: { words: PosterHeroWords }) {
  return (
    <PictureHero hero="signal" ground="signal" className="poster-hero">
      <Drawing
        of={brickWall}
        fit="slice"
        align="xMidYMid"
        className="poster-hero-bricks absolute inset-0 h-full w-full"
      />
      <div className="wrap picture-hero-words poster-hero-row">
        <div className="poster-hero-words">
          <HeroCopy words={words} variant="white" />
        </div>
        <div role="img" aria-label={words.picture} data-sample="">
          <Drawing of={posterWall} className="poster-hero-art" />
          <Drawing of={posterWall} crop={TWO_COLUMNS} className="poster-hero-columns" />
        </div>
      </div>
    </PictureHero>
  );
}
