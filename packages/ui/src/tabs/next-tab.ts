/** How tabs are laid out, which decides what the arrow keys do. */
export type TabOrientation = 'vertical' | 'horizontal';

const STEP: Readonly<Record<TabOrientation, Readonly<Record<string, number>>>> = {
  // A stack folds into a grid on tablets, so all four arrows move along it.
  vertical: { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 },
  // Up and down stay with the page, which they scroll.
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
};

/** Position of the tab that a key leads to, wrapping at both ends; null when the key is not for tabs. */
export function nextTabIndex(
  key: string,
  index: number,
  count: number,
  orientation: TabOrientation,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[orientation][key];
  return step === undefined ? null : (index + step + count) % count;
}
