import './search-panel.css';

import { PauseButton, Tabs } from '@high-street/ui';

import { useMotionPaused } from '#/features/motion/use-motion-preference.ts';
import { useRotation } from '#/features/rotation/use-rotation.ts';
import {
  SearchPoints,
  SearchStage,
  type SearchPanelWords,
  type SearchTabId,
} from '#/sections/brand-marketing/search-stage.tsx';

/** Spec 2: the tabs of the search section, in the order in which they take turns. */
const ORDER: readonly SearchTabId[] = ['analytics', 'seo', 'ads'];

/** How people find the shop: three tabs that take turns, each with its list and its picture. */
export function SearchPanel({ words }: { words: SearchPanelWords }) {
  const isMotionPaused = useMotionPaused();
  const { ref, activeId, isRunning, isPaused, round, select, toggle } = useRotation({
    ids: ORDER,
    isMotionPaused,
  });
  const tabs = ORDER.flatMap((id) =>
    words.tabs
      .filter((tab) => tab.id === id)
      .map((tab) => ({
        id,
        label: tab.label,
        panel: <SearchPoints points={tab.points} />,
        stage: <SearchStage tab={tab} />,
      })),
  );
  return (
    <section data-ground="deep" className="section-space search-panel" aria-labelledby="search">
      <div className="wrap search-panel-columns">
        <div className="search-panel-head" data-reveal="">
          <h2 id="search" className="sign max-w-[14ch] text-h2">
            {words.title}
          </h2>
          <p className="max-w-[40ch] text-lede text-on-deep-2">{words.lede}</p>
        </div>
        <div ref={ref} className="search-panel-turn">
          <Tabs
            label={words.tabsLabel}
            tabs={tabs}
            selected={activeId}
            onSelect={select}
            rotation={{ seconds: 10, isPaused: !isRunning, round }}
          />
        </div>
        <PauseButton
          isPaused={isPaused}
          pauseLabel={words.pause}
          playLabel={words.play}
          onToggle={toggle}
        />
      </div>
    </section>
  );
}
