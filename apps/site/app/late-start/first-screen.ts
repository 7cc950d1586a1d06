/**
 * What the first paint waits for: the element right after all that the first screen shows. The build gives it this id
 * where no element has it.
 */
export const AFTER_FIRST_SCREEN_ID = 'after-first-screen';

/**
 * Marks what lies below the first screen: that element with all that follows it and what it stands in, and the footer.
 * The build writes it, as a selector that looks for followers has browsers work out the whole page whenever its head
 * gets an element.
 */
export const LATER_PART = 'data-later-part';
