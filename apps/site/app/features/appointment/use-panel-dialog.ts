import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

import type { AppointmentView } from './appointment-state.ts';

type PanelDialog = { view: AppointmentView; onClose: () => void; onClosed: () => void };

/** Shows one dialog element in the given view; it stays where it is in the page, so its frame is never loaded again. */
function showDialog(dialog: HTMLDialogElement, view: AppointmentView): void {
  const isModal = view === 'expanded';
  if (dialog.open && (view === 'closed' || dialog.matches(':modal') !== isModal)) dialog.close();
  if (view === 'closed' || dialog.open) return;
  if (isModal) dialog.showModal();
  else dialog.show();
}

function isLost(element: Element | null): boolean {
  return element === null || element === document.body;
}

/** Whether Esc is for something else first: what is above the page, the open list of a field, or words being cleared or composed. */
function isForAnother(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (document.querySelector(':modal, :popover-open') !== null) return true;
  const { target } = event;
  if (target instanceof HTMLInputElement) return target.type === 'search' && target.value !== '';
  return target instanceof HTMLSelectElement;
}

/** Calls back for Esc and, when expanded, for a click beside the dialog. */
function listenForClosing(dialog: HTMLDialogElement, close: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const isBeside = ({ target }: Event) => target === dialog && dialog.matches(':modal');
  let isPressedBeside = false;

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && dialog.open && !isForAnother(event)) close();
  }

  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  // Browsers close a modal dialog by themselves at a second Esc. Changing size closes too, but opens again at once.
  dialog.addEventListener('close', () => (dialog.open ? undefined : close()), { signal });
  dialog.addEventListener('pointerdown', (event) => (isPressedBeside = isBeside(event)), {
    signal,
  });
  dialog.addEventListener(
    'click',
    (event) => (isPressedBeside && isBeside(event) ? close() : undefined),
    { signal },
  );
  document.addEventListener('keydown', handleKeyDown, { signal });
  return () => listeners.abort();
}

/** Keeps the dialog in step with the view: modality, ways of closing, and focus going in and coming back. */
export function usePanelDialog({
  view,
  onClose,
  onClosed,
}: PanelDialog): RefObject<HTMLDialogElement | null> {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const wasShown = useRef(false);
  const close = useEffectEvent(onClose);
  const announceClosed = useEffectEvent(onClosed);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const focused = document.activeElement;
    const isInside = dialog.contains(focused);
    showDialog(dialog, view);
    if (view !== 'closed') {
      const goal = isInside && focused instanceof HTMLElement ? focused : dialog;
      goal.focus({ preventScroll: true });
    } else if (wasShown.current && (isInside || isLost(focused))) announceClosed();
    wasShown.current = view !== 'closed';
  }, [view]);

  useEffect(() => {
    const dialog = dialogRef.current;
    return dialog ? listenForClosing(dialog, () => close()) : undefined;
  }, []);

  return dialogRef;
}
