import './form-alert.css';

import type { ReactNode, Ref } from 'react';

function ErrorMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="17" fill="var(--error)" />
      <path d="M17 9v9" stroke="var(--bg)" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="17" cy="24" r="2.1" fill="var(--bg)" />
    </svg>
  );
}

function SuccessMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <circle cx="17" cy="17" r="17" fill="var(--ok)" />
      <path
        d="m10 17.5 5 5 9.5-11"
        fill="none"
        stroke="var(--bg)"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A message about the whole form, read out at once; give it focus through `ref`. */
export function FormAlert({
  tone = 'error',
  children,
  ref,
}: {
  tone?: 'error' | 'success';
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="form-alert" data-tone={tone}>
      {tone === 'error' ? <ErrorMark /> : <SuccessMark />}
      <div>{children}</div>
    </div>
  );
}
