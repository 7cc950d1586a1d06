import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back for a click that both starts and ends on the scrim of a dialog; `closedby` does this once Safari knows it. */
export function useOutsideClick(
  ref: RefObject<HTMLDialogElement | null>,
  onOutsideClick: () => void,
): void {
  const handleOutsideClick = useEffectEvent(onOutsideClick);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    let hasStartedOutside = false;
    function handlePointerDown(event: PointerEvent): void {
      hasStartedOutside = event.target === dialog;
    }
    function handleClick(event: MouseEvent): void {
      if (hasStartedOutside && event.target === dialog) handleOutsideClick();
    }
    dialog.addEventListener('pointerdown', handlePointerDown);
    dialog.addEventListener('click', handleClick);
    return () => {
      dialog.removeEventListener('pointerdown', handlePointerDown);
      dialog.removeEventListener('click', handleClick);
    };
  }, [ref]);
}
