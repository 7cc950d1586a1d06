import { Button } from '@high-street/ui';
import { useLocation, useRevalidator } from 'react-router';

import { FAULTS } from './words.ts';

/** Reads the page again: by script where there is one, by the address otherwise. */
export function Again() {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  return (
    <form action={`${pathname}${search}`}>
      <Button
        type="submit"
        isBusy={state === 'loading'}
        onClick={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        {FAULTS.failed.act}
      </Button>
    </form>
  );
}
