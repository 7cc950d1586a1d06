import './forecast-hero.css';

import { HeroCopy, HeroPicture, PictureHero, type HeroWords } from '#/sections/picture-hero.tsx';
import { forecastLandscape } from '#drawn/forecast-landscape.ts';

export type ForecastHeroWords = HeroWords & { readonly picture: string };

/** Hills that are the order curve, dotted beyond today. */
export function ForecastHero({ words }: { words: ForecastHeroWords }) {
  return (
    <PictureHero hero="deep" ground="deep" className="forecast-hero">
      <div data-sample="">
        <HeroPicture of={forecastLandscape} label={words.picture} />
      </div>
      <div className="wrap picture-hero-words">
        <HeroCopy words={words} variant="secondary" />
      </div>
    </PictureHero>
  );
}
