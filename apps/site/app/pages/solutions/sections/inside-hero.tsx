import './inside-hero.css';

import { HeroCopy, HeroPicture, PictureHero, type HeroWords } from '#/sections/picture-hero.tsx';
import { shopInterior } from '#drawn/shop-interior.ts';

export type InsideHeroWords = HeroWords & { readonly picture: string };

/** The street through a shop's own door, from behind the counter. */
export function InsideHero({ words }: { words: InsideHeroWords }) {
  return (
    <PictureHero hero="deep" ground="deep" className="inside-hero">
      <HeroPicture of={shopInterior} label={words.picture} />
      <div className="wrap picture-hero-words">
        <HeroCopy words={words} variant="secondary" />
      </div>
    </PictureHero>
  );
}
