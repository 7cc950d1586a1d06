import './problem-panel.css';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { inOrder } from '#/features/rotation/in-order.ts';
import { RotatingTabsSection } from '#/features/rotation/rotating-tabs-section.tsx';
import {
  ProblemStage,
  type ProblemId,
  type ProblemPanelWords,
} from '#/pages/solutions/sections/problem-stage.tsx';

const ORDER: readonly ProblemId[] = ['commission', 'competition', 'ownership', 'branding'];

/** Four problems that take turns, each broken on the left and fixed on the right. */
export function ProblemPanel({ words }: { words: ProblemPanelWords }) {
  const tabs = inOrder(ORDER, words.problems).map((problem) => ({
    id: problem.id,
    label: problem.label,
    note: problem.broken,
    panel: <p>{problem.fixed}</p>,
    stage: <ProblemStage problem={problem} />,
  }));
  return (
    <RotatingTabsSection
      id="problems"
      className="problem-panel"
      words={words}
      tabs={tabs}
      isMotionPaused={useMotionPaused()}
      orientation="horizontal"
      size="medium"
    />
  );
}
