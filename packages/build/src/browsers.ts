/**
 * The oldest browsers that the pages are made for. They know light-dark(), which the colour tokens rest on, and what no
 * build replaces: Firefox closes one answer when another opens (the name of details) since 130.
 */
export const BROWSERS = ['chrome123', 'edge123', 'firefox130', 'safari17.5'];
