import './diary-band.css';

import { Awning } from '@high-street/ui';
import type { ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { diary } from '#drawn/diary.ts';

export type DiaryBandWords = {
  readonly title: string;
  readonly lede: string;
  readonly action: string;
  readonly picture: string;
};

type DiaryBandProps = { words: Omit<DiaryBandWords, 'action'>; action: ReactNode };

/** The band under an evergreen awning, with an open diary on it. */
export function DiaryBand({ words, action }: DiaryBandProps) {
  return (
    <section data-ground="band" className="overflow-clip" aria-labelledby="demo">
      <Awning tone="brand" />
      <div className="wrap diary-band-grid">
        <div className="diary-band-words">
          <h2 id="demo" className="sign max-w-[11ch] text-display-2">
            {words.title}
          </h2>
          <p className="mt-6 mb-8 max-w-[420px] text-lede">{words.lede}</p>
          {action}
        </div>
        <Drawing of={diary} label={words.picture} className="diary-band-art" />
      </div>
    </section>
  );
}
