import { layOut } from './lay-out.ts';
import { SayOnceBoard } from './say-once-board.tsx';
import type { SayOnceWords } from './say-once-words.ts';

/** The first sample, laid out and printed: what is there before the working part, and where no script runs. */
export function SayOnceStill({ words }: { words: SayOnceWords }) {
  const [sample] = words.samples;
  return (
    <SayOnceBoard {...{ words }} laidOut={layOut(sample, words)} picture={sample.picture}>
      <p className="say-heading">{words.heading}</p>
      <p className="say-line">{sample.line}</p>
      <p className="say-shop">{sample.shop}</p>
    </SayOnceBoard>
  );
}
