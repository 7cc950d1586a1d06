import './strip.css';

import type { ReactNode } from 'react';

type StripProps = {
  /** Butter for what others do, leaf for what went well, sky for what is so, blush for what went wrong. */
  tone: 'butter' | 'leaf' | 'sky' | 'blush';
  icon: ReactNode;
  children: ReactNode;
  /** What can be done about it. */
  acts?: ReactNode;
  /** Read out as soon as it appears; one of them is on a page. */
  isLive?: boolean;
};

/** One line over the room that tells of something. */
export function Strip({ tone, icon, children, acts, isLive = true }: StripProps) {
  return (
    <div
      className="strip"
      data-tone={tone}
      role={isLive ? 'status' : undefined}
      tabIndex={isLive ? -1 : undefined}
    >
      <span className="strip-icon">{icon}</span>
      <div className="strip-words">{children}</div>
      {acts ? <div className="strip-acts">{acts}</div> : null}
    </div>
  );
}
