import { useCallback, useEffect, useId, useRef, useState } from 'react';

import { useCurrentPath } from '#/navigation/index.ts';

/** Whether something is in the panel, or is the button that opens it. */
function belongsTo(panel: HTMLElement, { target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  return panel.contains(target) || target.closest(`[popovertarget="${panel.id}"]`) !== null;
}

/** A panel of the platform's popover kind that closes when another page is shown, and when the focus goes elsewhere. */
export function usePopover() {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const path = useCurrentPath();
  const shownPath = useRef(path);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    // It works before React does, and may be open by now.
    setIsOpen(element.matches(':popover-open'));
    const handleToggle = (event: ToggleEvent) => setIsOpen(event.newState === 'open');
    element.addEventListener('toggle', handleToggle);
    return () => element.removeEventListener('toggle', handleToggle);
  }, []);

  // The platform closes it on a press elsewhere only, and it would cover whatever has the focus. Before 18.3, Safari on a
  // phone or tablet does not even do that (https://webkit.org/b/267688). This is heard of a closed panel too: quick hands
  // have left an open one before React knows that it is open.
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const closeIfLeft = (event: Event) => {
      if (!belongsTo(element, event)) element.hidePopover();
    };
    document.addEventListener('focusin', closeIfLeft);
    document.addEventListener('pointerup', closeIfLeft);
    return () => {
      document.removeEventListener('focusin', closeIfLeft);
      document.removeEventListener('pointerup', closeIfLeft);
    };
  }, []);

  const close = useCallback(() => panel.current?.hidePopover(), []);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    panel.current?.hidePopover();
  }, [path]);

  return {
    panel,
    isOpen,
    close,
    id,
    /** What the button carries: the platform opens, closes and returns the focus, with scripts or without. */
    button: { popoverTarget: id, 'aria-expanded': isOpen, 'aria-controls': id },
  };
}
