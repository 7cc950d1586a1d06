/** With it the page of leads is asked for by the key of the search. */
export const SEARCH_STATE = { isSearch: true } as const;

/** Whether a page was asked for by the key of the search. */
export function isSearchState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSearch' in state;
}

/** Puts the focus on the search of the page; false where none is to be seen. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]');
  if (!field?.checkVisibility()) return false;
  field.focus();
  field.select();
  return true;
}
