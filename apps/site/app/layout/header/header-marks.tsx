/** A small arrow to the right, after the words of a link. */
export function Arrow() {
  return (
    <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden="true">
      <path
        d="M1 7h15M10.5 1.5 16 7l-5.5 5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Points down beside something that opens; turns while it is open (`.menu-link[data-open]`). */
export function Chevron() {
  return (
    <svg className="menu-chevron" width="12" height="8" viewBox="0 0 12 8" aria-hidden="true">
      <path
        d="M1.5 1.5 6 6l4.5-4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Three bars, or a cross while the menu is open. */
export function MenuMark({ isOpen }: { isOpen: boolean }) {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
      <path
        d={isOpen ? 'm4 1 12 12M16 1 4 13' : 'M1 1.5h18M1 7h18M1 12.5h18'}
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
