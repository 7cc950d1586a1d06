import { useEffect, useState, type RefObject } from 'react';

/** Whether the tooltip of a control is to be seen: hover and keyboard focus show it, leaving and Escape hide it. */
export function useTooltip(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const holder = ref.current;
    if (!holder) return undefined;
    const show = () => setIsShown(true);
    const hide = () => setIsShown(false);
    const showForKeyboard = () => setIsShown(holder.matches(':has(:focus-visible)'));
    const stop = new AbortController();
    const { signal } = stop;
    holder.addEventListener('pointerenter', show, { signal });
    holder.addEventListener('pointerleave', hide, { signal });
    holder.addEventListener('focusin', showForKeyboard, { signal });
    holder.addEventListener('focusout', hide, { signal });
    return () => stop.abort();
  }, [ref]);

  // On the whole document, because a tooltip under the pointer has no focus to hear the key.
  useEffect(() => {
    if (!isShown) return undefined;
    function handleKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') setIsShown(false);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isShown]);

  return isShown;
}
