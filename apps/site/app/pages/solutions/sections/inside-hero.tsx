import './inside-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { shopInterior } from '#drawn/shop-interior.ts';

/** Words of the opening that is seen from inside a shop. */
export type InsideHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly picture: string;
};

/** The street through a shop's own door, from behind the counter. */
export function InsideHero({ words }: { words: InsideHeroWords }) {
  return (
    <section data-hero="deep" data-ground="deep" className="inside-hero">
      <Drawing of={shopInterior} label={words.picture} className="inside-hero-art" />
      <div className="wrap inside-hero-words">
        <h1 className="sign inside-hero-title">{words.title}</h1>
        <p className="inside-hero-lede">{words.lede}</p>
        <ButtonLink href={words.action.to} variant="secondary" size="large" hasArrow isWideOnPhones>
          {words.action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
