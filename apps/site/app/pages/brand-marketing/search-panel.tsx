import './search-panel.css';

import { RotatingTabsSection } from '#/features/rotation/rotating-tabs-section.tsx';
import {
  SearchPoints,
  SearchStage,
  type SearchPanelWords,
} from '#/pages/brand-marketing/sections/search-stage.tsx';

/** How people find the shop: three tabs that take turns, each with its list and its picture. */
export function SearchPanel({ words }: { words: SearchPanelWords }) {
  const tabs = words.tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    panel: <SearchPoints points={tab.points} />,
    stage: <SearchStage tab={tab} />,
  }));
  return (
    <RotatingTabsSection
      id="search"
      className="search-panel"
      words={words}
      tabs={tabs}
      ground="deep"
      titleSize="text-h2"
    />
  );
}
