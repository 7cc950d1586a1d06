import './rail-hero.css';

import { Drawing } from '#/sections/drawing.tsx';
import { HeroCopy, HeroPicture, PictureHero, type HeroWords } from '#/sections/picture-hero.tsx';
import { orderingStreet } from '#drawn/ordering-street.ts';
import { ticketRail } from '#drawn/ticket-rail.ts';

export type RailHeroWords = HeroWords & {
  readonly rail: string;
  readonly street: string;
};

/** The title under a rail of torn tickets, and the shop they came in to. */
export function RailHero({ words }: { words: RailHeroWords }) {
  return (
    <PictureHero hero="tint-butter" className="rail-hero">
      <div data-sample="">
        <Drawing of={ticketRail} label={words.rail} className="picture-hero-art rail-hero-rail" />
      </div>
      <HeroPicture of={orderingStreet} label={words.street} />
      <div className="wrap picture-hero-words">
        <HeroCopy words={words} />
      </div>
    </PictureHero>
  );
}
