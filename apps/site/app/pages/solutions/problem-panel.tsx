import './problem-panel.css';

import { RotatingTabsSection } from '#/features/rotation/rotating-tabs-section.tsx';
import { ProblemStage, type ProblemPanelWords } from '#/pages/solutions/sections/problem-stage.tsx';

/** Four problems that take turns, each broken on the left and fixed on the right. */
export function ProblemPanel({ words }: { words: ProblemPanelWords }) {
  const tabs = words.problems.map((problem) => ({
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
      orientation="horizontal"
      size="medium"
    />
  );
}
