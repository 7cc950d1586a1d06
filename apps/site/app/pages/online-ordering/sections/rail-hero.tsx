import './rail-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { orderingStreet } from '#drawn/ordering-street.ts';
import { ticketRail } from '#drawn/ticket-rail.ts';

/** Words of the opening under the kitchen's rail. */
export type RailHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  /** What the rail and the street show. */
  readonly rail: string;
  readonly street: string;
};

/** The title under a rail of torn tickets, and the shop they came in to. */
export function RailHero({ words }: { words: RailHeroWords }) {
  return (
    <section data-hero="tint-butter" className="rail-hero">
      <div data-sample="">
        <Drawing of={ticketRail} label={words.rail} className="rail-hero-rail" />
      </div>
      <Drawing of={orderingStreet} label={words.street} className="rail-hero-street" />
      <div className="wrap rail-hero-words">
        <h1 className="sign rail-hero-title">{words.title}</h1>
        <p className="rail-hero-lede">{words.lede}</p>
        <ButtonLink href={words.action.to} size="large" hasArrow isWideOnPhones>
          {words.action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
