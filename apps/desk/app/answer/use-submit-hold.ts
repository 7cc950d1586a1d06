import { useEffect } from 'react';

import { createSubmitHold, type HeldDraft } from './hold-submit.ts';

function isFormOf(reference: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLFormElement)) return false;
  return new URL(target.action).pathname === `/leads/${reference}`;
}

/** Has the forms of a lead wait for what is being written to it; Next up has forms of another lead, too. */
export function useSubmitHold({
  reference,
  keepDraft,
  findCall,
  leaveDraft,
}: HeldDraft & { readonly reference: string }): void {
  useEffect(() => {
    const hold = createSubmitHold({ keepDraft, findCall, leaveDraft });
    const holdOwn = (event: SubmitEvent) => {
      if (isFormOf(reference, event.target)) hold(event);
    };
    // Before the form's own listener, and after that which holds all forms without a connection.
    document.addEventListener('submit', holdOwn, { capture: true });
    return () => document.removeEventListener('submit', holdOwn, { capture: true });
  }, [reference, keepDraft, findCall, leaveDraft]);
}
