import type { ReactNode } from 'react';

type ScrollFrameProps = {
  label: string;
  className: string;
  children: ReactNode;
};

/** A picture that is wider than a small screen and scrolls inside its own frame. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls by keyboard only what has a tab stop (WCAG 2.1.1)
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
