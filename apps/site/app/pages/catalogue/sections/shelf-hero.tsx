import './shelf-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { marketShelf } from '#drawn/market-shelf.ts';

/** Words of the opening beside the market shelf. */
export type ShelfHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly picture: string;
};

/** Three planks of goods, each with its price and its count on the edge. */
export function ShelfHero({ words }: { words: ShelfHeroWords }) {
  return (
    <section data-hero="tint-leaf" className="shelf-hero">
      <div className="wrap shelf-hero-words">
        <h1 className="sign shelf-hero-title">{words.title}</h1>
        <p className="shelf-hero-lede">{words.lede}</p>
        <ButtonLink href={words.action.to} size="large" hasArrow isWideOnPhones>
          {words.action.label}
        </ButtonLink>
      </div>
      <div className="shelf-hero-wall" data-sample="">
        <Drawing of={marketShelf} label={words.picture} className="shelf-hero-art" />
      </div>
    </section>
  );
}
