import './ruler-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { HeroTitle, PictureHero, type HeroWords } from '#/sections/picture-hero.tsx';
import { dayNow } from '#drawn/day-now.ts';
import { dayRuler } from '#drawn/day-ruler.ts';

export type RulerHeroWords = HeroWords & { readonly picture: string };

/** The title over one day on a ruler that runs from edge to edge, with the line of this minute. */
export function RulerHero({ words }: { words: RulerHeroWords }) {
  return (
    <PictureHero hero="tint-sky" className="ruler-hero">
      <div className="wrap picture-hero-words ruler-hero-words">
        <HeroTitle>{words.title}</HeroTitle>
        <div className="lg:pb-2">
          <p className="picture-hero-lede">{words.lede}</p>
          <ButtonLink href={words.action.to} size="large" hasArrow isWideOnPhones>
            {words.action.label}
          </ButtonLink>
        </div>
      </div>
      <div className="ruler-hero-day" data-sample="">
        <div className="wrap relative h-[424px]">
          <Drawing of={dayNow} className="picture-hero-art ruler-hero-now" />
          <Drawing
            of={dayRuler}
            label={words.picture}
            className="picture-hero-art ruler-hero-art"
          />
        </div>
      </div>
    </PictureHero>
  );
}
