import './own-list.css';

import type { ReactNode } from 'react';

type OwnLineProps = {
  icon: ReactNode;
  name: string;
  detail: ReactNode;
  acts: ReactNode;
  /** What opens under the line. */
  children?: ReactNode;
};

/** One thing of one's own, with what can be done about it. */
export function OwnLine({ icon, name, detail, acts, children }: OwnLineProps) {
  return (
    <li className="own-line">
      <span className="self-start pt-0.75">{icon}</span>
      <div className="own-words">
        <b>{name}</b>
        <span className="caption muted">{detail}</span>
      </div>
      <div className="flex flex-wrap justify-end gap-1">{acts}</div>
      {children}
    </li>
  );
}
