import './solution-signs.css';

import { TextLink } from '@high-street/ui';

import { SignBracket } from './sign-bracket.tsx';
import { SignIcon, type SolutionIcon } from './sign-icon.tsx';

/** One solution as it hangs on the bar; colours are token names. */
export type SolutionCard = {
  readonly type: string;
  readonly icon: SolutionIcon;
  readonly title: string;
  readonly description: string;
  readonly backgroundColour: string;
  /** A painted sign carries a large picture, a plain one a small object. */
  readonly variant: 'painted' | 'plain';
  readonly iconBackgroundColour: string;
  readonly url: string;
};

export type SolutionSignsWords = {
  readonly title: string;
  readonly readMore: string;
  readonly about: string;
  readonly cards: readonly SolutionCard[];
};

/** How many signs hang under one another in each of the four columns; a tablet has two such halves. */
const HALVES = [
  [
    [0, 1],
    [1, 3],
  ],
  [
    [3, 5],
    [5, 7],
  ],
] as const;

type SignProps = { card: SolutionCard; words: SolutionSignsWords };

function Sign({ card, words }: SignProps) {
  return (
    <article className="shop-sign" data-colour={card.backgroundColour} data-variant={card.variant}>
      <div className="shop-sign-icon" data-colour={card.iconBackgroundColour}>
        <SignIcon icon={card.icon} />
      </div>
      <h3 className="shop-sign-title">{card.title}</h3>
      <p className="my-2 text-[1rem]/[1.45]">{card.description}</p>
      <TextLink href={card.url} hasArrow>
        <span>
          {words.readMore}
          <span className="sr-only"> {`${words.about} ${card.title}`}</span>
        </span>
      </TextLink>
    </article>
  );
}

/** Seven signs on chains from one iron bar. */
export function SolutionSigns({ words }: { words: SolutionSignsWords }) {
  return (
    <section className="section-space overflow-clip bg-street-sky" aria-labelledby="grow">
      <div className="wrap">
        <h2 id="grow" className="sign text-display-2">
          {words.title}
        </h2>
      </div>
      <SignBracket />
      <div className="wrap shop-sign-columns">
        {HALVES.map((columns) => (
          <div key={columns[0][0]} className="shop-sign-half">
            {columns.map(([from, to]) => (
              <div key={from} className="shop-sign-column">
                {words.cards.slice(from, to).map((card) => (
                  <Sign key={card.type} card={card} words={words} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
