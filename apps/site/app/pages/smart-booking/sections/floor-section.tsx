import './floor-section.css';

import type { ReactNode } from 'react';

export type FloorSectionWords = { readonly title: string; readonly lede: string };

/** The dining room that the visitor can book in, under its title. */
export function FloorSection({
  words,
  children,
}: {
  words: FloorSectionWords;
  children: ReactNode;
}) {
  return (
    <section className="floor-section" aria-labelledby="floor-plan">
      <div className="wrap">
        <div className="section-head mb-[clamp(36px,4vw,56px)]" data-reveal="">
          <h2 id="floor-plan" className="sign max-w-[14ch] text-display-2">
            {words.title}
          </h2>
          <p className="max-w-[46ch] text-lede text-muted">{words.lede}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
