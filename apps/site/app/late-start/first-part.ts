/** What the first paint waits for: the first part of the page, whole. The build gives it this id. */
export const FIRST_PART_ID = 'first-part';
