import './forecast-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { forecastLandscape } from '#drawn/forecast-landscape.ts';

/** Words of the opening over the hills. */
export type ForecastHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly picture: string;
};

/** Hills that are the order curve, dotted beyond today. */
export function ForecastHero({ words }: { words: ForecastHeroWords }) {
  return (
    <section data-hero="deep" data-ground="deep" className="forecast-hero">
      <div data-sample="">
        <Drawing of={forecastLandscape} label={words.picture} className="forecast-hero-art" />
      </div>
      <div className="wrap forecast-hero-words">
        <h1 className="sign forecast-hero-title">{words.title}</h1>
        <p className="forecast-hero-lede">{words.lede}</p>
        <ButtonLink href={words.action.to} variant="secondary" size="large" hasArrow isWideOnPhones>
          {words.action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
