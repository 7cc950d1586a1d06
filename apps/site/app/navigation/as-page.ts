import { memo, type ComponentType, type MemoExoticComponent } from 'react';

const ALWAYS_SAME = () => true;

/**
 * A page as its route exports it. The router gives it new properties at each step of a change of pages; pages read none
 * of them, so they are rendered anew for their own sake alone.
 */
export function asPage(Page: ComponentType): MemoExoticComponent<ComponentType> {
  return memo(Page, ALWAYS_SAME);
}
