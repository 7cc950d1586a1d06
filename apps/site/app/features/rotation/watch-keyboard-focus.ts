/**
 * Tells when the keyboard's focus comes into an element and when it leaves; focus given by the mouse is none.
 * Returns what ends the watch.
 */
export function watchKeyboardFocus(
  element: HTMLElement,
  onChange: (isInside: boolean) => void,
): () => void {
  function handleFocusIn({ target }: FocusEvent): void {
    onChange(target instanceof Element && target.matches(':focus-visible'));
  }

  function handleFocusOut({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) onChange(false);
  }

  element.addEventListener('focusin', handleFocusIn);
  element.addEventListener('focusout', handleFocusOut);
  return () => {
    element.removeEventListener('focusin', handleFocusIn);
    element.removeEventListener('focusout', handleFocusOut);
    onChange(false);
  };
}
