import './scheme-tabs.css';

import { RotatingTabsSection } from '#/features/rotation/rotating-tabs-section.tsx';
import { SchemeStage, type SchemeWords } from '#/pages/rewards/sections/scheme-stage.tsx';

/** Goals, points and rewards, which take turns with the phone that shows them. */
export function SchemeTabs({ words }: { words: SchemeWords }) {
  const tabs = words.parts.map((part) => ({
    id: part.id,
    label: part.label,
    panel: <p className="max-w-[40ch]">{part.text}</p>,
    stage: <SchemeStage part={part} />,
  }));
  return (
    <RotatingTabsSection
      id="scheme"
      className="scheme"
      words={words}
      tabs={tabs}
      ground="paper"
      areTabsBelowTheFold
    />
  );
}
