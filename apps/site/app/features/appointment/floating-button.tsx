import './floating-button.css';

import { useEffect, useState, type Ref } from 'react';

import { CalendarGlyph, CloseGlyph } from './glyphs.tsx';

type FloatingButtonProps = {
  ref: Ref<HTMLButtonElement>;
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
};

/** Whether Esc has put the tooltip away; it may come back at the next visit. */
function useQuietTip() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    function handleKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape') setQuiet(true);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return { isQuiet, wakeTip: () => setQuiet(false) };
}

/** The round button at the bottom right: opens and closes the panel above it. */
export function FloatingButton({ ref, label, isOpen, onToggle, onClose }: FloatingButtonProps) {
  const { isQuiet, wakeTip } = useQuietTip();
  return (
    <button
      ref={ref}
      type="button"
      className="appointment-button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={onToggle}
      onPointerEnter={wakeTip}
      onBlur={wakeTip}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {isOpen ? <CloseGlyph /> : <CalendarGlyph />}
      {isOpen || isQuiet ? null : (
        <span className="appointment-tip" aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  );
}
