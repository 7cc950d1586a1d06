/** Event on `window` that says: the page is hydrated. */
export const READY_EVENT = 'site:ready';
