import './page-link.css';

import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Whether this browser can fade from one page to the next; at build there is none. */
const CAN_FADE = typeof document !== 'undefined' && 'startViewTransition' in document;

/** A link to another page of the site: fetched as soon as somebody reaches for it, and shown with a short fade. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition={CAN_FADE} {...props} />;
}
