export function CalendarGlyph() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
        <rect x="2.5" y="4.5" width="19" height="17" rx="4" />
        <path d="M2.5 10h19M7.5 1.7v5M16.5 1.7v5" />
      </g>
      <circle cx="16" cy="15.8" r="2.5" fill="var(--accent)" />
    </svg>
  );
}

/** Two strokes that say close; the same in the round button and in the panel's bar. */
export function CloseGlyph() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="m3 3 12 12M15 3 3 15"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
      />
    </svg>
  );
}
