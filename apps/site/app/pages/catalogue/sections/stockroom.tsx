import './stockroom.css';

import type { ReactNode } from 'react';

import { BelowTheFold } from '#/page-loading/below-the-fold.tsx';

import type { AbilityWords } from './ability.tsx';

export type StockroomWords = {
  readonly title: string;
  readonly lede: string;
  /** How the screen can be worked. */
  readonly hint: string;
  readonly abilities: readonly (AbilityWords & { readonly id: string })[];
};

/** The screen and the phone on a plank; from the plank's edge hang the abilities that keep both true. */
export function Stockroom({ words, children }: { words: StockroomWords; children: ReactNode }) {
  return (
    <section data-ground="deep" className="stockroom" aria-labelledby="stockroom">
      <div className="wrap">
        <div className="section-head mb-[clamp(40px,4vw,56px)]" data-reveal="">
          <h2 id="stockroom" className="sign max-w-[12ch] text-display-2">
            {words.title}
          </h2>
          <div>
            <p className="max-w-[46ch] text-lede text-on-deep-2">{words.lede}</p>
            {/* Without scripts the table is there to be read. */}
            <p className="stockroom-hint noscript:hidden">{words.hint}</p>
          </div>
        </div>
        <BelowTheFold>
          {children}
          <ul className="shelf-tickets">
            {words.abilities.map(({ id, title, text }) => (
              <li key={id} className="shelf-ticket plank">
                <h3 className="shelf-ticket-title">{title}</h3>
                <p className="mt-2 text-small/[1.42] text-(--ticket-muted)">{text}</p>
              </li>
            ))}
          </ul>
        </BelowTheFold>
      </div>
    </section>
  );
}
