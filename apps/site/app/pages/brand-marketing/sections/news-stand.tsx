import './news-stand.css';

import { Button } from '@high-street/ui';
import { useId } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { newsKiosk } from '#drawn/news-kiosk.ts';

export type NewsStandWords = {
  readonly title: string;
  readonly lede: string;
  readonly codes: string;
  readonly buttonsLabel: string;
  /** The first one is in front. */
  readonly buttons: readonly string[];
  readonly note: string;
  readonly picture: string;
};

/** A news-stand on which the deals are in front; its buttons are part of the picture and do nothing. */
export function NewsStand({ words }: { words: NewsStandWords }) {
  const noteId = useId();
  return (
    <section className="news-stand" aria-labelledby="stand">
      <div className="wrap news-stand-row">
        <div className="news-stand-words" data-reveal="">
          <h2 id="stand" className="sign max-w-[11ch] text-display-2">
            {words.title}
          </h2>
          <p className="mt-6.5 max-w-[34ch] text-lede">{words.lede}</p>
          <p className="mt-3.5 max-w-[44ch] text-muted">{words.codes}</p>
          <div role="group" aria-label={words.buttonsLabel} className="news-stand-buttons">
            {words.buttons.map((label, index) => (
              <Button
                key={label}
                variant={index === 0 ? 'primary' : 'outline'}
                size="medium"
                aria-pressed={index === 0}
                aria-disabled="true"
                aria-describedby={noteId}
              >
                {label}
              </Button>
            ))}
          </div>
          <p id={noteId} className="mt-3.5 text-[0.9375rem] text-muted">
            {words.note}
          </p>
        </div>
        <div className="news-stand-picture" data-sample="">
          <Drawing of={newsKiosk} label={words.picture} className="news-stand-art" />
        </div>
      </div>
    </section>
  );
}
