import './heading-fade.css';

import { ViewTransition } from 'react';

import { useStill } from '#/features/motion/use-still.ts';

/**
 * Has the heading of a new page take the place of the last one's with a short fade, where browsers have View Transitions
 * and nothing has to stand still. React begins one when something enters with the new page: here an empty element, so
 * that pages need not know.
 */
export function HeadingFade({ path }: { path: string }) {
  if (useStill()) return null;
  return (
    <ViewTransition key={path} default="none" enter="auto">
      <span className="heading-fade" />
    </ViewTransition>
  );
}
