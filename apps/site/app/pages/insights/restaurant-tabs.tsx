import './restaurant-tabs.css';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { inOrder } from '#/features/rotation/in-order.ts';
import { RotatingTabsSection } from '#/features/rotation/rotating-tabs-section.tsx';
import {
  StoryPanel,
  StoryStage,
  type RestaurantTabsWords,
  type StoryId,
} from '#/pages/insights/sections/story-stage.tsx';

const ORDER: readonly StoryId[] = ['insights', 'visibility', 'data'];

/** A restaurant's story in three parts that take turns, each with its own picture. */
export function RestaurantTabs({ words }: { words: RestaurantTabsWords }) {
  const tabs = inOrder(ORDER, words.tabs).map((tab) => ({
    id: tab.id,
    label: tab.label,
    panel: <StoryPanel tab={tab} />,
    stage: <StoryStage tab={tab} />,
  }));
  return (
    <RotatingTabsSection
      id="restaurant"
      className="restaurant-tabs"
      words={words}
      tabs={tabs}
      isMotionPaused={useMotionPaused()}
    />
  );
}
