/**
 * Notes which `details` in an element are open, and which of their summaries has the focus. What is returned does the
 * same to those that have taken their places.
 */
export function keepDetails(element: HTMLElement): () => void {
  const list = () => [...element.querySelectorAll('details')];
  const open = list().map((details) => details.open);
  const focused = list().findIndex((details) => details.contains(document.activeElement));
  return () => {
    for (const [index, details] of list().entries()) {
      if (open[index]) details.open = true;
      if (index === focused) details.querySelector('summary')?.focus({ preventScroll: true });
    }
  };
}
