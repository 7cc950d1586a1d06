import './page-intro.css';

/** The ground that a page begins on; the bar above it takes the same. */
export type Ground =
  | 'bg'
  | 'sunk'
  | 'street-sky'
  | 'deep'
  | 'signal'
  | 'band'
  | 'tint-butter'
  | 'tint-leaf'
  | 'tint-sky';

/** Heading and first sentence of a page. */
export type PageIntroWords = {
  readonly title: string;
  readonly lede: string;
  readonly ground: Ground;
};

/** The opening of a page: its one heading and one sentence, on the page's own ground. */
export function PageIntro({ words }: { words: PageIntroWords }) {
  return (
    <section data-hero={words.ground} data-ground={words.ground} className="page-intro">
      <div className="wrap">
        <h1 className="sign max-w-[15ch] text-hero">{words.title}</h1>
        <p className="mt-7 max-w-[44ch] text-lede">{words.lede}</p>
      </div>
    </section>
  );
}
