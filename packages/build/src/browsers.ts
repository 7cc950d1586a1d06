/**
 * The oldest browsers that the pages are made for. They know light-dark(), which the colour tokens rest on, and what no
 * build replaces: Firefox has AbortSignal.any() since 124 and Intl.Segmenter since 125.
 */
export const BROWSERS = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];
