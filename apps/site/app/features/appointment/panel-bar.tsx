import type { AppointmentWords } from './appointment-words.ts';
import { CloseGlyph } from './glyphs.tsx';

const CORNERS_OUT = 'M6 2H2v4M12 2h4v4M16 12v4h-4M2 12v4h4';
const CORNERS_IN = 'M2 6h4V2M12 2v4h4M12 16v-4h4M6 16v-4H2';

type PanelBarProps = {
  titleId: string;
  words: AppointmentWords;
  isExpanded: boolean;
  onResize: () => void;
  onClose: () => void;
};

/** The panel's title with its two buttons: size and close. */
export function PanelBar({ titleId, words, isExpanded, onResize, onClose }: PanelBarProps) {
  return (
    <div className="appointment-bar">
      <h2 id={titleId} className="appointment-title">
        {words.title}
      </h2>
      <button
        type="button"
        className="appointment-tool"
        aria-label={isExpanded ? words.compress : words.expand}
        onClick={onResize}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            d={isExpanded ? CORNERS_IN : CORNERS_OUT}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <button type="button" className="appointment-tool" aria-label={words.close} onClick={onClose}>
        <CloseGlyph />
      </button>
    </div>
  );
}
