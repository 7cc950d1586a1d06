import { LivePicture } from '#/features/live-picture/live-picture.tsx';
import { SayOnceStill } from '#/pages/brand-marketing/say-once/say-once-still.tsx';
import type { SayOnceWords } from '#/pages/brand-marketing/say-once/say-once-words.ts';

export type WriteOnceWords = { readonly title: string; readonly lede: string };

type WriteOnceProps = { words: WriteOnceWords; picture: SayOnceWords };

/** One line and what becomes of it; the visitor may write another. */
export function WriteOnce({ words, picture }: WriteOnceProps) {
  return (
    <section className="section-space" aria-labelledby="write-once">
      <div className="wrap">
        <div className="section-head mb-[clamp(40px,4vw,56px)]" data-reveal="">
          <h2 id="write-once" className="sign max-w-[12ch] text-display-2">
            {words.title}
          </h2>
          <p className="max-w-[44ch] text-lede text-muted">{words.lede}</p>
        </div>
        <LivePicture
          name="say-once"
          still={<SayOnceStill words={picture} />}
          load={() => import('#/pages/brand-marketing/say-once/say-once.tsx')}
          words={picture}
        />
        <p className="mt-10 max-w-[68ch] text-small text-muted noscript:hidden">{picture.note}</p>
      </div>
    </section>
  );
}
