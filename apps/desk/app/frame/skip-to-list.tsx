import type { MouseEvent } from 'react';

import { LIST } from './list-target.ts';
import { WORDS } from './words.ts';

// Not by the address: a list that comes with an address begins anew with each, and loses the focus.
function focusList(event: MouseEvent): void {
  const list = document.getElementById(LIST.id);
  if (list === null) return;
  event.preventDefault();
  list.focus();
}

/** Leads past what is set and filtered to the list of a room. */
export function SkipToList() {
  return (
    <a className="skip-link" href={`#${LIST.id}`} onClick={focusList}>
      {WORDS.skipToList}
    </a>
  );
}
