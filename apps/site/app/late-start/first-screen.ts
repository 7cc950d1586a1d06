/** What the first paint waits for: the element right after all that the first screen shows. The build gives it this id. */
export const AFTER_FIRST_SCREEN_ID = 'after-first-screen';
