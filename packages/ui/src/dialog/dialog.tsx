import './dialog.css';

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { XIcon } from '#/icon/icon.tsx';
import { IconButton } from '#/icon-button/icon-button.tsx';
import { useOutsideClick } from './use-outside-click.ts';

type DialogProps = {
  isOpen: boolean;
  /** Called for every way of closing: the button, Escape, a click beside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Widths: medium 560 px, large 860 px; both give way to the screen. */
  size?: 'medium' | 'large';
  children: ReactNode;
};

/** A native modal dialog: the rest of the page is inert, and the focus returns to where it came from. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  size = 'medium',
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useOutsideClick(ref, onClose);
  // A layout effect, because its clean-up still finds the dialog in the page and can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      className="dialog"
      data-size={size}
      data-ground="raised"
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<XIcon strokeWidth={2.4} />} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
