import './shelf-hero.css';

import { HeroCopy, HeroPicture, PictureHero, type HeroWords } from '#/sections/picture-hero.tsx';
import { marketShelf } from '#drawn/market-shelf.ts';

export type ShelfHeroWords = HeroWords & { readonly picture: string };

/** Three planks of goods, each with its price and its count on the edge. */
export function ShelfHero({ words }: { words: ShelfHeroWords }) {
  return (
    <PictureHero hero="tint-leaf" className="shelf-hero">
      <div className="wrap picture-hero-words">
        <HeroCopy words={words} />
      </div>
      <div className="shelf-hero-wall" data-sample="">
        <HeroPicture of={marketShelf} label={words.picture} />
      </div>
    </PictureHero>
  );
}
