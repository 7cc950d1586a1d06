import './plan-sheet.css';

import { CheckIcon } from '@high-street/ui';
import type { ReactNode } from 'react';

import { Drawing, type DrawnFile } from '#/sections/drawing.tsx';

import { listIncluded } from './feature-matrix.ts';
import type { FeatureCategory, Plan } from './plan.ts';
import type { PlansWords } from './plans-words.ts';

type PlanSheetProps = {
  plan: Plan;
  picture: DrawnFile;
  matrix: readonly FeatureCategory[];
  price: ReactNode;
  /** Name and sign of the provider. */
  letterhead: ReactNode;
  address: string;
  words: Pick<PlansWords, 'sheet' | 'quoted' | 'setupFee'>;
};

function Included({ matrix, plan }: Pick<PlanSheetProps, 'matrix' | 'plan'>) {
  return (
    <div className="sheet-columns">
      {listIncluded(matrix, plan.title).map(({ label, lines }) => (
        <section key={label} className="sheet-category">
          <h3>{label}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <CheckIcon size={14} strokeWidth={3} />
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** All about one plan on one A4 sheet; only the printer sees it. */
export function PlanSheet({
  plan,
  picture,
  matrix,
  price,
  letterhead,
  address,
  words,
}: PlanSheetProps) {
  return (
    <article className="plan-sheet">
      <header className="sheet-head">{letterhead}</header>
      <div className="sheet-top">
        <div>
          <h2 className="sheet-title">{plan.title}</h2>
          <p>{plan.description}</p>
          {price}
        </div>
        <Drawing of={picture} fit="slice" className="sheet-picture" />
      </div>
      <h3 className="sheet-heading">{words.sheet.heading}</h3>
      <Included matrix={matrix} plan={plan} />
      <footer className="sheet-foot">
        <p>
          {words.quoted} {words.setupFee}
        </p>
        <p>{`${words.sheet.contact} ${address}`}</p>
      </footer>
    </article>
  );
}
