/** Lets a keyboard visitor jump over the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-bg focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
