import type { MouseEvent } from 'react';

/** Moves the focus without a new history entry: a page may keep its place, such as a step, in the one that is there. */
function focusMain(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  // Else every click beside a link or a field would give it the focus.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}

/** Lets a keyboard visitor jump over the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-24 left-2 z-50 rounded-control bg-ink px-4 py-3 font-semibold text-bg focus:top-2"
      onClick={focusMain}
    >
      Skip to the content
    </a>
  );
}
