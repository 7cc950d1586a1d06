/** Lets a keyboard visitor jump over the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-24 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-bg focus:top-2"
    >
      Skip to the content
    </a>
  );
}
