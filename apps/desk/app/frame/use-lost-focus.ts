import { type RefObject, useEffect, useState } from 'react';

/** Whether nothing has the focus but the page itself. */
export function isFocusLost(): boolean {
  const { activeElement: focused } = document;
  return focused === null || focused === document.body;
}

/** How often what had the focus in the room left the document, and nothing else took the focus. */
export function useLostFocus(room: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const { current: main } = room;
    if (main === null) return undefined;
    let holder: Element | null = null;
    const look = () => {
      // If it is still there, somebody has pressed beside it, which takes the focus away, too.
      if (isFocusLost() && holder?.isConnected === false) setCount((before) => before + 1);
      const { activeElement: focused } = document;
      holder = main.contains(focused) ? focused : null;
    };
    // Chromium tells of it while the element that leaves is still in the document.
    const lookSoon = () => queueMicrotask(look);
    const observer = new MutationObserver(look);
    look();
    observer.observe(main, { childList: true, subtree: true });
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, [room]);
  return count;
}
