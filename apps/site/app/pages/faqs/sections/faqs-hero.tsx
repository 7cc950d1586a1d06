import './faqs-hero.css';

import type { QuestionBoardWords } from '#/pages/faqs/art/question-board.tsx';
import { Drawing } from '#/sections/drawing.tsx';
import { PictureHero } from '#/sections/picture-hero.tsx';
import { questionBoard } from '#drawn/question-board.ts';

export type FaqsHeroWords = {
  readonly title: string;
  readonly lede: string;
  /** `label` says all of it in a sentence. */
  readonly board: QuestionBoardWords & { readonly label: string };
};

/** The chalk board on the pavement beside the heading; its feet are cut off by the section's. */
export function FaqsHero({ words }: { words: FaqsHeroWords }) {
  return (
    <PictureHero hero="sunk" ground="sunk">
      <div className="wrap faqs-hero-grid">
        <div className="faqs-hero-words">
          <h1 className="sign max-w-[7.6em] text-hero sm:max-w-[8.75em]">{words.title}</h1>
          <p className="mt-7 max-w-[20.5em] text-lede text-muted">{words.lede}</p>
        </div>
        <div>
          <Drawing of={questionBoard} label={words.board.label} className="faqs-hero-board" />
        </div>
      </div>
    </PictureHero>
  );
}
