import './code-hero.css';

import { Drawing } from '#/sections/drawing.tsx';
import { HeroCopy, PictureHero, type HeroWords } from '#/sections/picture-hero.tsx';
import { giantCode } from '#drawn/giant-code.ts';
import { tableCard } from '#drawn/table-card.ts';

export type CodeHeroWords = HeroWords & { readonly picture: string };

/** A code as large as a wall, and before it the card that a guest really scans. */
export function CodeHero({ words }: { words: CodeHeroWords }) {
  return (
    <PictureHero hero="bg" ground="paper" className="code-hero">
      <div className="wrap picture-hero-words">
        <HeroCopy words={words} />
      </div>
      <div className="code-hero-wall">
        <Drawing of={giantCode} className="code-hero-code" />
        <Drawing of={tableCard} label={words.picture} className="code-hero-card" />
      </div>
    </PictureHero>
  );
}
