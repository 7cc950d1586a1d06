type TickProps = { size?: number; strokeWidth?: number; className?: string };

/** A drawn tick in the colour of the text around it, which says what it means. */
export function Tick({ size = 20, strokeWidth = 2.6, className }: TickProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M3.5 10.5 8 15l8.5-10"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
