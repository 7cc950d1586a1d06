import './regulars-story.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { farmQueue } from '#drawn/farm-queue.ts';

export type RegularsStoryWords = {
  readonly figure: string;
  /** Goes on from the figure. */
  readonly title: string;
  readonly lede: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly picture: string;
  readonly action: { readonly label: string; readonly to: string };
};

/** Five hundred, as large as the wall takes, beside what a card of its own did for a farm. */
export function RegularsStory({ words }: { words: RegularsStoryWords }) {
  return (
    <section data-ground="deep" className="regulars-story" aria-labelledby="regulars-story">
      <div className="wrap section-head max-lg:grid-cols-1 max-lg:gap-12">
        <h2 id="regulars-story" className="regulars-story-title">
          <b>{words.figure}</b> <span>{words.title}</span>
        </h2>
        <div>
          <p className="text-lede text-on-deep-2">{words.lede}</p>
          <ul className="regulars-figures" data-reveal="stagger">
            {words.figures.map(({ value, label }) => (
              <li key={label}>
                <b>{value}</b> <span>{label}</span>
              </li>
            ))}
          </ul>
          <ButtonLink
            href={words.action.to}
            variant="secondary"
            size="large"
            hasArrow
            isWideOnPhones
          >
            {words.action.label}
          </ButtonLink>
        </div>
      </div>
      <Drawing of={farmQueue} label={words.picture} className="regulars-queue" />
    </section>
  );
}
