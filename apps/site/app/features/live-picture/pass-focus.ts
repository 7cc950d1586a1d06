/** What Tab stops at; of radio buttons with one name it is the chosen one. */
const STOPS =
  'a[href], button, input:not([type=radio]), [type=radio]:checked, select, textarea, summary, [tabindex]';

/** The ends of an element at which Tab comes into it: the last after what follows. */
export type End = 'first' | 'last';

/** Gives the focus to the first stop in an element, or to its last. */
export function passFocus(element: HTMLElement, end: End): void {
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
  stops.at(end === 'first' ? 0 : -1)?.focus();
}

/** At which end Tab comes into an element from there. */
export function endTowards(element: Element, from: EventTarget | null): End {
  if (!(from instanceof Node)) return 'first';
  const place = element.compareDocumentPosition(from);
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'last' : 'first';
}
