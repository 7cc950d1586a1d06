import { useLayoutEffect } from 'react';

/**
 * Takes the focus from the page that goes, before React takes that out of the document: a browser that finds the focus
 * in what is taken out first works out styles and places of all that is there. To be keyed by the page.
 */
export function LeavingFocus(): null {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) return;
      if (document.getElementById('main')?.contains(activeElement)) activeElement.blur();
    },
    [],
  );
  return null;
}
