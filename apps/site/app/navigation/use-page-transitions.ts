import type { RefObject } from 'react';

import { useCompletePage } from './use-complete-page.ts';
import { useCurrentPath } from './use-current-path.ts';
import { useFirstFrame } from './use-first-frame.ts';
import { usePageLinks } from './use-page-links.ts';
import { usePagePrefetch } from './use-page-prefetch.ts';
import { useReadySignal } from './use-ready-signal.ts';
import { useRouteChange } from './use-route-change.ts';

type PageTransition = {
  readonly path: string;
  /** Whether this is its first frame, which is made of what is above the fold alone. */
  readonly isFirstFrame: boolean;
  /** The element that announces the titles of pages. */
  readonly announcer: RefObject<HTMLOutputElement | null>;
};

/** Everything that happens when one page follows another, for the root to call once. */
export function usePageTransitions(): PageTransition {
  useReadySignal();
  usePagePrefetch();
  const path = useCurrentPath();
  const isFirstFrame = useFirstFrame(path);
  useCompletePage(path, isFirstFrame);
  const announcer = useRouteChange();
  usePageLinks();
  return { path, isFirstFrame, announcer };
}
