import type { ReactNode } from 'react';

import type { Stage, StageTotals } from '#/numbers/index.ts';
import type { Column } from '#app/parts/data-table.tsx';
import { Figure } from './figure.tsx';
import { STAGES } from './stages.ts';
import { WORDS } from './words.ts';

/** The columns of how far visits came. */
export const STAGE_COLUMNS: readonly Column<Stage>[] = STAGES.map((stage) => ({
  name: stage,
  head: WORDS.stages[stage].column,
  align: 'end',
}));

/** The cells of how far visits came. */
export function stageCells(totals: StageTotals): Record<Stage, ReactNode> {
  return {
    seen: <Figure told={totals.seen} />,
    begun: <Figure told={totals.begun} />,
    'last-step': <Figure told={totals['last-step']} />,
    sent: <Figure told={totals.sent} />,
    'in-time': <Figure told={totals['in-time']} />,
    won: <Figure told={totals.won} />,
  };
}
