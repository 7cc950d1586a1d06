import type { ReactNode } from 'react';

import { Ability, type AbilityWords } from './ability.tsx';

export type ReportBandWords = { readonly title: string; readonly ability: AbilityWords };

/** The section in which the stock report is on its plank. */
export function ReportBand({ words, children }: { words: ReportBandWords; children: ReactNode }) {
  return (
    <section
      data-ground="sunk"
      className="section-space overflow-clip"
      aria-labelledby="stock-report"
    >
      <div className="wrap">
        <div className="section-head mb-4 max-lg:gap-7" data-reveal="">
          <h2 id="stock-report" className="sign max-w-[13ch] text-display-2">
            {words.title}
          </h2>
          <Ability words={words.ability} />
        </div>
        {children}
      </div>
    </section>
  );
}
