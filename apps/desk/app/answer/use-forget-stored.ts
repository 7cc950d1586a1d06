import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { forgetSent, noteKey, readStored } from './device-note.ts';

/** Has the device forget a note or a call of a person that the desk has just stored, before its form is shown anew. */
export function useForgetStored(personId: string): void {
  const location = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const stored = readStored(location.pathname, location.search);
    // By Back and Forward one comes to what was stored before.
    if (stored === null || type === 'POP') return;
    forgetSent(noteKey(stored.kind, personId, stored.reference));
  }, [personId, location, type]);
}
