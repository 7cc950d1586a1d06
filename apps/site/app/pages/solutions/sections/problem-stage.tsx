import './problem-stage.css';

import { Drawing } from '#/sections/drawing.tsx';
import { brandingStage } from '#drawn/branding-stage.ts';
import { commissionStage } from '#drawn/commission-stage.ts';
import { competitionStage } from '#drawn/competition-stage.ts';
import { ownershipStage } from '#drawn/ownership-stage.ts';

const STAGES = {
  commission: commissionStage,
  competition: competitionStage,
  ownership: ownershipStage,
  branding: brandingStage,
} as const;

/** The four problems in the order of the panel. */
export type ProblemId = keyof typeof STAGES;

/** One of the four problems: its broken and its fixed line, and what the two pictures show. */
export type Problem = {
  readonly id: ProblemId;
  readonly label: string;
  readonly broken: string;
  readonly fixed: string;
  readonly pictures: { readonly broken: string; readonly fixed: string };
};

export type ProblemPanelWords = {
  readonly title: string;
  readonly lede: string;
  readonly tabsLabel: string;
  readonly pause: string;
  readonly play: string;
  readonly problems: readonly Problem[];
};

const HALVES = { broken: '0 0 616 520', fixed: '616 0 616 520' } as const;

/** The broken thing on blush, the fixed one on leaf, an arrow on the seam. */
export function ProblemStage({ problem }: { problem: Problem }) {
  return (
    <div className="problem-stage" data-sample="">
      {(['broken', 'fixed'] as const).map((half) => (
        <div key={half} className="problem-half" data-half={half}>
          <Drawing
            of={STAGES[problem.id]}
            crop={HALVES[half]}
            fit="slice"
            align="xMidYMid"
            label={problem.pictures[half]}
            className="h-full w-full"
          />
        </div>
      ))}
      <svg className="problem-arrow" viewBox="0 0 84 84" aria-hidden="true">
        <circle cx="42" cy="42" r="42" fill="var(--bg)" />
        <circle cx="42" cy="42" r="34" fill="var(--ink)" />
        <path
          d="M28 42h26M44 31l11 11-11 11"
          fill="none"
          stroke="var(--bg)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}
