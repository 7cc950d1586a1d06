/**
 * What the first paint waits for: the element right after all that the first screen shows. The build gives it this id
 * where no element has it.
 */
export const AFTER_FIRST_SCREEN_ID = 'after-first-screen';

/** What lies below the first screen: that element with all that follows it and what it stands in, and the footer. */
export const LATER_PARTS = `main #${AFTER_FIRST_SCREEN_ID},main #${AFTER_FIRST_SCREEN_ID}~*,main :has(#${AFTER_FIRST_SCREEN_ID})~*,main:has(#${AFTER_FIRST_SCREEN_ID})~footer,footer#${AFTER_FIRST_SCREEN_ID}`;
