import './counter-benefits.css';

import { Drawing } from '#/sections/drawing.tsx';
import { knownGuests } from '#drawn/known-guests.ts';
import { ownNamePhone } from '#drawn/own-name-phone.ts';
import { waysOut } from '#drawn/ways-out.ts';
import { wholeTakings } from '#drawn/whole-takings.ts';

const PICTURES = {
  takings: { of: wholeTakings, align: 'xMaxYMax' },
  name: { of: ownNamePhone, align: 'xMidYMid' },
  guests: { of: knownGuests, crop: '62 0 412 320', align: 'xMidYMid', fit: 'meet' },
  ways: { of: waysOut, align: 'xMidYMax' },
} as const;

export type CounterBenefitsWords = {
  readonly title: string;
  readonly benefits: readonly {
    readonly id: keyof typeof PICTURES;
    readonly title: string;
    readonly text: string;
  }[];
};

/** Four cards, two wide and two narrow, each on its own surface. */
export function CounterBenefits({ words }: { words: CounterBenefitsWords }) {
  return (
    <section data-ground="sunk" className="section-space" aria-labelledby="benefits">
      <div className="wrap">
        <h2 id="benefits" className="sign max-w-[14ch] text-display-2">
          {words.title}
        </h2>
        <div
          className="mt-[clamp(40px,4vw,56px)] grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-12"
          data-reveal="stagger"
        >
          {words.benefits.map(({ id, title, text }) => (
            <article key={id} className="benefit" data-benefit={id}>
              <div data-sample="">
                <Drawing fit="slice" {...PICTURES[id]} className="h-[280px] w-full md:h-[320px]" />
              </div>
              <div className="benefit-words">
                <h3 className="sign mb-2 text-h3">{title}</h3>
                <p>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
