import './tabs.css';

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { ProgressFill, type Rotation } from '#/progress-fill/progress-fill.tsx';
import { nextTabIndex, type TabOrientation } from './next-tab.ts';

/** One tab with what it shows; at most eight fit a set. */
export type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: ReactNode;
  /** A line under the label that is always there. */
  readonly note?: ReactNode;
  readonly panel: ReactNode;
  /** A picture of its own place: the second column of a stack, or the row under a row of tabs. */
  readonly stage?: ReactNode;
};

type TabsProps<Id extends string> = {
  /** Name of the set for assistive technology. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Vertical tabs open their panel beneath their own label; horizontal ones beneath the row. */
  orientation?: TabOrientation;
  /** Large labels are as big as an h2, medium ones as an h3. */
  size?: 'large' | 'medium';
  /** Turns a stack into a grid of three columns on tablets, as the showcase does. */
  isGridOnTablet?: boolean;
  /** Fills the bar of the selected tab over time; without it the bar is full. */
  rotation?: Rotation;
};

type TabListProps<Id extends string> = Omit<TabsProps<Id>, 'size' | 'isGridOnTablet'> & {
  baseId: string;
};

function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, tabs, selected, onSelect, orientation = 'vertical', rotation, baseId } = props;
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent, index: number): void {
    const nextIndex = nextTabIndex(event.key, index, tabs.length, orientation);
    const next = nextIndex === null ? undefined : tabs[nextIndex];
    if (nextIndex === null || next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[nextIndex]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      className="tab-list"
      aria-label={label}
      aria-orientation={orientation}
    >
      {tabs.map((tab, index) => {
        const isSelected = tab.id === selected;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            className="tab"
            aria-selected={isSelected}
            aria-controls={`${baseId}-panel-${tab.id}`}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {isSelected ? (
              <span className="tab-bar">
                <ProgressFill rotation={rotation} />
              </span>
            ) : null}
            <span className="tab-label">{tab.label}</span>
            {tab.note ? <span className="tab-note">{tab.note}</span> : null}
          </button>
        );
      })}
    </div>
  );
}

/**
 * Tabs after the APG pattern: one tab stop, arrows with Home and End, selection follows the focus.
 * Every panel stays in the HTML. The stylesheet hides those not selected where scripts run, and shows all where none do, and on paper.
 */
export function Tabs<Id extends string>({
  size = 'large',
  isGridOnTablet = false,
  ...list
}: TabsProps<Id>) {
  const baseId = useId();
  const { tabs, selected, orientation = 'vertical', rotation } = list;
  const hasStage = tabs.some(({ stage }) => stage !== undefined);
  return (
    <div
      className="tabs"
      data-orientation={orientation}
      data-size={size}
      data-grid-on-tablet={isGridOnTablet ? '' : undefined}
      data-stage={hasStage ? '' : undefined}
      data-paused={rotation?.isPaused ? '' : undefined}
    >
      <div className="tab-stack">
        <TabList {...list} baseId={baseId} />
        {tabs.map(({ id, panel }) => (
          <div
            key={id}
            role="tabpanel"
            id={`${baseId}-panel-${id}`}
            className="tab-panel"
            aria-labelledby={`${baseId}-tab-${id}`}
            data-selected={id === selected ? '' : undefined}
          >
            {panel}
          </div>
        ))}
      </div>
      {hasStage ? (
        <div className="tab-stages">
          {tabs.map(({ id, stage }) => (
            <div key={id} className="tab-stage" data-selected={id === selected ? '' : undefined}>
              {stage}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
