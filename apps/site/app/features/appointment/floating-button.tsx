import './floating-button.css';

import { useIsPrerendered } from '@high-street/ui';
import { useEffect, useState, type Ref } from 'react';

import { CalendarGlyph, CloseGlyph } from './glyphs.tsx';

type FloatingButtonProps = {
  ref: Ref<HTMLButtonElement>;
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
};

/**
 * Whether the tooltip is left out: by Esc, until the next visit, and of the prerendered page, whose first paint then
 * has no styles to wait for that nobody sees.
 */
function useQuietTip() {
  const [isPutAway, setPutAway] = useState(false);
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    function handleKeyDown({ key }: KeyboardEvent): void {
      if (key === 'Escape') setPutAway(true);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return { isQuiet: isPutAway || isPrerendered, wakeTip: () => setPutAway(false) };
}

/** The round button at the bottom right: opens and closes the panel above it. */
export function FloatingButton({ ref, label, isOpen, onToggle, onClose }: FloatingButtonProps) {
  const { isQuiet, wakeTip } = useQuietTip();
  return (
    <button
      ref={ref}
      type="button"
      className="appointment-button noscript:hidden print:hidden"
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
