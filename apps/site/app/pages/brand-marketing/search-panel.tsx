import './search-panel.css';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { inOrder } from '#/features/rotation/in-order.ts';
import { RotatingTabs } from '#/features/rotation/rotating-tabs.tsx';
import {
  SearchPoints,
  SearchStage,
  type SearchPanelWords,
  type SearchTabId,
} from '#/pages/brand-marketing/sections/search-stage.tsx';

/** The tabs of the search section, in the order in which they take turns. */
const ORDER: readonly SearchTabId[] = ['analytics', 'seo', 'ads'];

/** How people find the shop: three tabs that take turns, each with its list and its picture. */
export function SearchPanel({ words }: { words: SearchPanelWords }) {
  const tabs = inOrder(ORDER, words.tabs).map((tab) => ({
    id: tab.id,
    label: tab.label,
    panel: <SearchPoints points={tab.points} />,
    stage: <SearchStage tab={tab} />,
  }));
  return (
    <section data-ground="deep" className="section-space search-panel" aria-labelledby="search">
      <div className="wrap search-panel-columns">
        <div className="search-panel-head" data-reveal="">
          <h2 id="search" className="sign max-w-[14ch] text-h2">
            {words.title}
          </h2>
          <p className="max-w-[40ch] text-lede text-on-deep-2">{words.lede}</p>
        </div>
        <RotatingTabs
          words={words}
          tabs={tabs}
          isMotionPaused={useMotionPaused()}
          className="search-panel-turn"
        />
      </div>
    </section>
  );
}
