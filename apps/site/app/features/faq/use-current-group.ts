import { use, useEffect, useState } from 'react';

import { FirstFrame } from '#/page-loading/first-frame.ts';

/** The band of the viewport in which a group counts as being read: under the bar, in the upper third. */
const READING_BAND = '-100px 0px -60% 0px';

/** The id of the group that is being read; before any scrolling, the first. */
export function useCurrentGroup(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(undefined);
  const isFirstFrame = use(FirstFrame);
  const key = ids.join(' ');

  useEffect(() => {
    // The groups come after it.
    if (isFirstFrame) return undefined;
    const inBand = new Set<string>();
    const order = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = order.find((id) => inBand.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key, isFirstFrame]);

  return current !== undefined && ids.includes(current) ? current : ids[0];
}
