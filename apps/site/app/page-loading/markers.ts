/*
 * The names in a page's HTML on which the build, the starter inside the page, React and the stylesheets agree.
 */

/**
 * What the first paint waits for: the element right after all that the first screen shows. The build gives it this id
 * where no element has it.
 */
export const END_OF_FIRST_SCREEN_ID = 'end-of-first-screen';

/** Marks what lies below the fold: that element with all that follows it and what it stands in, and the footer. */
export const BELOW_THE_FOLD = 'data-below-the-fold';

/** The address of a drawing that is fetched when somebody comes near; the build writes it in place of `href`. */
export const LAZY_HREF = 'data-lazy-href';

/** Marks a `noscript` that holds what browsers without scripts show or read; React, which comes later, never sees it. */
export const NOSCRIPT_FALLBACK = 'data-noscript-fallback';

/** The style element whose fonts take effect once its `media` is gone. */
export const DEFERRED_FONTS_ID = 'deferred-fonts';

/** Marks the links to the stylesheets of which a page brings only its critical CSS. */
export const DEFERRED_STYLES = 'data-deferred-styles';

/** Stands at the root while what lies below the fold has no styles; it is not seen then. */
export const STYLES_PENDING = 'data-styles-pending';

/** Event on `window` that says: the page is hydrated. */
export const READY_EVENT = 'site:ready';
