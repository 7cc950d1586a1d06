/** Browsers that know light-dark(), which the colour tokens rest on. */
export const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];
