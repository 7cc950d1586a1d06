import './film-strips.css';

import { Drawing } from '#/sections/drawing.tsx';
import { filmStrips } from '#drawn/film-strips.ts';

export type FilmStripsWords = {
  readonly title: string;
  readonly lede: string;
  readonly picture: string;
};

/** Three strips of film across the whole width, one for each country with a team. */
export function FilmStrips({ words }: { words: FilmStripsWords }) {
  return (
    <section data-ground="sunk" className="film-strips" aria-labelledby="films">
      <div className="wrap section-head mb-[clamp(40px,4vw,56px)]" data-reveal="">
        <h2 id="films" className="sign max-w-[12ch] text-display-2">
          {words.title}
        </h2>
        <p className="max-w-[44ch] text-lede text-muted">{words.lede}</p>
      </div>
      <div data-sample="">
        <Drawing of={filmStrips} label={words.picture} className="film-strips-art" />
      </div>
    </section>
  );
}
