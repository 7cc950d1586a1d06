import './benefit-panel.css';

import { RotatingTabsSection } from '#/features/rotation/rotating-tabs-section.tsx';
import { BenefitStage, type BenefitsWords } from '#/pages/smart-booking/sections/benefit-stage.tsx';

/** Five benefits on five plates that take turns, each with its picture and two tickets. */
export function BenefitPanel({ words }: { words: BenefitsWords }) {
  const tabs = words.benefits.map((benefit) => ({
    id: benefit.id,
    label: benefit.label,
    panel: <p>{benefit.line}</p>,
    stage: <BenefitStage benefit={benefit} />,
  }));
  return (
    <RotatingTabsSection
      id="benefits"
      className="benefit-panel"
      words={words}
      tabs={tabs}
      size="medium"
    />
  );
}
