import { buttonProps } from '@high-street/ui';
import { useLocation, useRevalidator } from 'react-router';

import { isPageOutdated } from '#app/live/outdated.ts';
import { FAULTS } from './words.ts';

/** Reads the page again: by script where there is one that knows the desk, by the address otherwise. */
export function Again() {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const { children, ...look } = buttonProps({ children: FAULTS.failed.act });
  return (
    <a
      {...look}
      href={`${pathname}${search}`}
      aria-busy={state === 'loading'}
      onClick={(event) => {
        if (isPageOutdated()) return;
        event.preventDefault();
        void revalidate();
      }}
    >
      {children}
    </a>
  );
}
