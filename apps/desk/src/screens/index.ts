export { readScreens, type Screens } from './read-screens.ts';
export { serveScreens } from './serve-screens.ts';
