import './restaurant-tabs.css';

import { RotatingTabsSection } from '#/features/rotation/rotating-tabs-section.tsx';
import {
  StoryPanel,
  StoryStage,
  type RestaurantTabsWords,
} from '#/pages/insights/sections/story-stage.tsx';

/** A restaurant's story in three parts that take turns, each with its own picture. */
export function RestaurantTabs({ words }: { words: RestaurantTabsWords }) {
  const tabs = words.tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    panel: <StoryPanel tab={tab} />,
    stage: <StoryStage tab={tab} />,
  }));
  return (
    <RotatingTabsSection id="restaurant" className="restaurant-tabs" words={words} tabs={tabs} />
  );
}
