const DAYS = Array.from({ length: 15 }, (_, index) => index);
const MARKED_DAY = 8;

function Day({ index }: { index: number }) {
  const fill = index === MARKED_DAY ? 'var(--art-accent)' : 'var(--art-sand)';
  return (
    <rect
      x={30 + (index % 5) * 29}
      y={76 + Math.floor(index / 5) * 29}
      width="22"
      height="22"
      rx="5"
      fill={fill}
    />
  );
}

/** A wall calendar with one day marked; only a picture. */
export function CalendarLeaf() {
  return (
    <svg
      className="appointment-leaf"
      width="216"
      height="196"
      viewBox="0 0 216 196"
      aria-hidden="true"
    >
      <rect x="18" y="26" width="180" height="164" rx="6" fill="var(--shade)" opacity="0.14" />
      <rect x="12" y="16" width="180" height="164" rx="6" fill="var(--ticket)" />
      <path d="M12 22a6 6 0 0 1 6-6h168a6 6 0 0 1 6 6v38H12z" fill="var(--art-signal)" />
      <path d="M12 52h180v8H12z" fill="var(--shade)" opacity="0.14" />
      <path
        d="M52 6v22M152 6v22"
        stroke="var(--iron)"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      {DAYS.map((index) => (
        <Day key={index} index={index} />
      ))}
    </svg>
  );
}
