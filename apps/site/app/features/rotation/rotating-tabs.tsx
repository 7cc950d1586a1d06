import { PauseButton, Tabs, type Tab, type TabOrientation } from '@high-street/ui';

import { useRotation } from './use-rotation.ts';

export type RotatingTabsWords = {
  readonly tabsLabel: string;
  readonly pause: string;
  readonly play: string;
};

/** What tabs that take turns are given. */
export type RotatingTabsProps<Id extends string> = {
  readonly words: RotatingTabsWords;
  /** In the order in which they take turns; read once. */
  readonly tabs: readonly Tab<Id>[];
  readonly orientation?: TabOrientation;
  readonly size?: 'large' | 'medium';
};

/** Tabs that take turns, and beside them the button that pauses them. */
export function RotatingTabs<Id extends string>(props: RotatingTabsProps<Id>) {
  const { words, tabs, ...look } = props;
  const { ref, activeId, isRunning, isPaused, round, select, toggle } = useRotation(
    tabs.map(({ id }) => id),
  );
  return (
    <>
      <div ref={ref} className="rotating-tabs">
        <Tabs
          {...look}
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
    </>
  );
}
