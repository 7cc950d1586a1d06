/*
 * The names in a page's HTML on which the build, the starter inside the page, React and the stylesheets agree.
 */

/** Marks a box around parts of a page that lie below the fold; a page says so itself, see below-the-fold.tsx. */
export const BELOW_THE_FOLD = 'data-below-the-fold';

/**
 * Selects every part that lies below the fold: what such boxes hold, and the footer. Critical CSS leaves them out, and
 * they are laid out lazily: a test holds the stylesheet of below-the-fold.tsx to the same selector.
 */
export const PARTS_BELOW_THE_FOLD = `[${BELOW_THE_FOLD}]>*,main+footer`;

/** Marks a part below the fold that is laid out for good, with the path of its page. */
export const COMPLETE = 'data-complete';

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
