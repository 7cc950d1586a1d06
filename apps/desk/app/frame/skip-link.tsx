import type { MouseEvent } from 'react';

type SkipLinkProps = {
  /** The id of what it leads to. */
  to: string;
  words: string;
};

/** Leads past what comes before a part of the page; the first stop of Tab there. */
export function SkipLink({ to, words }: SkipLinkProps) {
  // Not by the address: a list begins anew with each, and loses its selection and the focus.
  function skip(event: MouseEvent): void {
    const part = document.getElementById(to);
    if (part === null) return;
    event.preventDefault();
    part.focus();
  }

  return (
    <a className="skip-link" href={`#${to}`} onClick={skip}>
      {words}
    </a>
  );
}
