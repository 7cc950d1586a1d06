import './combo-baskets.css';

import { ButtonLink } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { comboBaskets } from '#drawn/combo-baskets.ts';

import type { InstrumentHeadWords } from './instrument-head.tsx';

/** Where the two baskets meet, for a narrow screen. */
const MIDDLE = '214 130 430 424';

export type ComboBasketsWords = InstrumentHeadWords & {
  readonly action: { readonly label: string; readonly to: string };
  readonly picture: string;
};

/** Two baskets that share a pair of goods, and the ticket that makes an offer of it. */
export function ComboBaskets({ words }: { words: ComboBasketsWords }) {
  const { id, title, lede, action, picture } = words;
  return (
    <section className="section-space overflow-clip bg-tint-blush" aria-labelledby={id}>
      <div className="wrap combo-row" data-reveal="">
        <div className="combo-words">
          <h2 id={id} className="sign text-display-2">
            {title}
          </h2>
          <p className="mt-6 mb-8 max-w-[34ch] text-lede">{lede}</p>
          <ButtonLink href={action.to} size="large" hasArrow isWideOnPhones>
            {action.label}
          </ButtonLink>
        </div>
        <div className="combo-picture" data-sample="">
          <Drawing of={comboBaskets} label={picture} className="combo-whole" />
          <Drawing of={comboBaskets} label={picture} crop={MIDDLE} className="combo-middle" />
        </div>
      </div>
    </section>
  );
}
