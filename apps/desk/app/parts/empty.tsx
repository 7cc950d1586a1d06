import type { ReactNode } from 'react';

type EmptyProps = { title: string; line: string; children?: ReactNode };

/** What stands in for a list that has nothing in it. */
export function Empty({ title, line, children }: EmptyProps) {
  return (
    <div className="empty">
      <h2 className="section-title">{title}</h2>
      <p className="muted">{line}</p>
      {children}
    </div>
  );
}
