import './cafe-story.css';

import { Drawing } from '#/sections/drawing.tsx';
import { cafeBills } from '#drawn/cafe-bills.ts';

export type CafeStoryWords = {
  readonly title: string;
  readonly lede: string;
  readonly paragraphs: readonly string[];
  /** What the two bills say. */
  readonly before: string;
  readonly after: string;
};

/** The same order on two bills clipped to one plank: torn, and whole. */
export function CafeStory({ words }: { words: CafeStoryWords }) {
  return (
    <section className="cafe-story" aria-labelledby="cafe-story">
      <div className="wrap cafe-story-row" data-reveal="">
        <div>
          <h2 id="cafe-story" className="sign max-w-[9ch] text-display-2">
            {words.title}
          </h2>
          <p className="mt-6 max-w-[28ch] text-lede">{words.lede}</p>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[40ch] text-muted">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="cafe-bills" data-sample="">
          <Drawing of={cafeBills} crop="0 0 380 520" label={words.before} className="cafe-bill" />
          <Drawing of={cafeBills} crop="380 0 380 520" label={words.after} className="cafe-bill" />
        </div>
      </div>
    </section>
  );
}
