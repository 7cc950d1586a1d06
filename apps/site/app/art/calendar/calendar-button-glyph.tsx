import { paint } from '../paint.ts';

/** The calendar of the round button, in the button's own text colour. */
export function CalendarButtonGlyph() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.3" strokeLinecap="round">
        <rect x="2.5" y="4.5" width="19" height="17" rx="4" />
        <path d="M2.5 10h19M7.5 1.5v5M16.5 1.5v5" />
      </g>
      <circle cx="16" cy="15.8" r="2.6" fill={paint.pageAccent} />
    </svg>
  );
}
