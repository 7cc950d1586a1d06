import { Button } from '@high-street/ui';
import { useLocation, useRevalidator } from 'react-router';

import { isPageOutdated } from '#app/live/outdated.ts';
import { FAULTS } from './words.ts';

/** Reads the page again: by script where there is one that knows the desk, by the address otherwise. */
export function Again() {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  return (
    <form action={pathname}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        isBusy={state === 'loading'}
        onClick={(event) => {
          // Without a connection the browser would have nothing but an error of its own to show.
          if (isPageOutdated() && navigator.onLine) return;
          event.preventDefault();
          void revalidate();
        }}
      >
        {FAULTS.failed.act}
      </Button>
    </form>
  );
}
