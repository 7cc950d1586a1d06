import './code-hero.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { giantCode } from '#drawn/giant-code.ts';
import { tableCard } from '#drawn/table-card.ts';

/** Words of the opening with the giant code. */
export type CodeHeroWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly picture: string;
};

/** A code as large as a wall, and before it the card that a guest really scans. */
export function CodeHero({ words }: { words: CodeHeroWords }) {
  return (
    <section data-hero="bg" data-ground="paper" className="code-hero">
      <div className="wrap code-hero-words">
        <h1 className="sign code-hero-title">{words.title}</h1>
        <p className="code-hero-lede">{words.lede}</p>
        <ButtonLink href={words.action.to} variant="primary" size="large" hasArrow isWideOnPhones>
          {words.action.label}
        </ButtonLink>
      </div>
      <div className="code-hero-wall">
        <Drawing of={giantCode} className="code-hero-code" />
        <Drawing of={tableCard} label={words.picture} className="code-hero-card" />
      </div>
    </section>
  );
}
