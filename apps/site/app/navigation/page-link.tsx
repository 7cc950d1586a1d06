import './page-link.css';

import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { useStill } from '#/features/motion/use-still.ts';

/** Whether this browser can fade from one page to the next; at build there is none. */
const CAN_FADE = typeof document !== 'undefined' && 'startViewTransition' in document;

/** A link to another page of the site, which is shown with a short fade. */
export function PageLink(props: ComponentProps<typeof Link>) {
  const isStill = useStill();
  return <Link viewTransition={CAN_FADE && !isStill} {...props} />;
}
