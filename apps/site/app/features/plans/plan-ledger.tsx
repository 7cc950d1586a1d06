import { PLAN_TITLES, type PlanTitle } from '@high-street/contract';
import { LedgerTable } from '@high-street/ui';
import type { ReactNode } from 'react';

import { buildLedgerGroups } from './feature-matrix.ts';
import type { FeatureCategory } from './plan.ts';
import type { LedgerWords } from './plans-words.ts';

const COLUMNS = PLAN_TITLES.map((title) => ({ id: title, label: title }));

type PlanLedgerProps = {
  matrix: readonly FeatureCategory[];
  selected: PlanTitle;
  words: LedgerWords;
  renderAction: (plan: PlanTitle) => ReactNode;
};

/** The plans line by line; the awning hangs over the chosen one. */
export function PlanLedger({ matrix, selected, words, renderAction }: PlanLedgerProps) {
  return (
    <section data-ground="sunk" className="section-space">
      <div className="wrap">
        <h2 id="line-by-line" className="sign mb-5 text-display-2">
          {words.title}
        </h2>
        <LedgerTable
          caption={words.caption}
          columns={COLUMNS}
          groups={buildLedgerGroups(matrix)}
          selected={selected}
          words={words}
          renderAction={renderAction}
        />
      </div>
    </section>
  );
}
