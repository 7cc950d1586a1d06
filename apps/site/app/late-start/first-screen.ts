/** What the first paint waits for: all that the first screen shows, whole. The build gives its last part this id. */
export const FIRST_SCREEN_ID = 'first-screen';
