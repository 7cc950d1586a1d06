/** For files whose address changes with their content. */
export const KEEP_FOR_EVER = 'public, max-age=31536000, immutable';

/** For everything else: kept, and asked about before each use. */
export const ASK_EACH_TIME = 'no-cache';
