/** The desk's sign: a counter under its awning, in the colours of the brand. */
export function BrandMark({ size }: { size: 28 | 30 }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill="var(--art-brand)" />
      <rect x="7" y="22" width="26" height="11" rx="1.5" fill="var(--art-cream)" />
      <rect x="20" y="25" width="8" height="8" rx="1" fill="var(--art-brand)" />
      <path
        d="M5 8h6v9a3 3 0 0 1-6 0zM17 8h6v9a3 3 0 0 1-6 0zM29 8h6v9a3 3 0 0 1-6 0z"
        fill="var(--art-accent)"
      />
      <path d="M11 8h6v9a3 3 0 0 1-6 0zM23 8h6v9a3 3 0 0 1-6 0z" fill="var(--art-cream)" />
    </svg>
  );
}
