import './editor-bench.css';

import type { ReactNode } from 'react';

export type EditorBenchWords = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly note: string;
};

export function EditorBench({ words, children }: { words: EditorBenchWords; children: ReactNode }) {
  return (
    <section data-ground="deep" className="editor-bench" aria-labelledby={words.id}>
      <div className="wrap">
        <div className="section-head mb-[clamp(36px,4.4vw,64px)] gap-5" data-reveal="">
          <h2 id={words.id} className="sign editor-bench-title">
            {words.title}
          </h2>
          <div>
            <p className="text-lede">{words.text}</p>
            {/* It invites to what only scripts can do. */}
            <p className="mt-2.5 max-w-[52ch] noscript:hidden">{words.note}</p>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
