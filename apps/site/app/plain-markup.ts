/** What React makes a script element from that is not to run. */
const REACT_SCRIPT = '<script></script>';

/**
 * Lets the pages' policy pass text that holds no tag where a library sets it as markup: React does so with data inside
 * a script element, and with the element itself, when it draws a whole page anew because something (a translator, say)
 * has changed it before React answered. All other markup is refused by the browser, wherever it comes from.
 */
export function allowPlainMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === REACT_SCRIPT || !text.includes('<') ? text : null),
  });
}
