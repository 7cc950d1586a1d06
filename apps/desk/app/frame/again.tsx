import { Button } from '@high-street/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';

import { isPageOutdated } from '#app/live/outdated.ts';
import { FAULTS } from './words.ts';

/**
 * Reads the page again: by script where there is one that knows the desk, by the address otherwise. By script it is gone to
 * anew: after a mere revalidation the router keeps the fault where React drew nothing while the page was being read.
 */
export function Again() {
  const { pathname, search, hash, state: kept } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
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
          void navigate({ pathname, search, hash }, { replace: true, state: kept });
        }}
      >
        {FAULTS.failed.act}
      </Button>
    </form>
  );
}
