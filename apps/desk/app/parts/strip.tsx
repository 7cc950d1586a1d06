import './strip.css';

import { type ReactNode, useId } from 'react';

type StripProps = {
  /** Butter for what others do, leaf for what went well, sky for what is so, blush for what went wrong. */
  tone: 'butter' | 'leaf' | 'sky' | 'blush';
  icon: ReactNode;
  children: ReactNode;
  /** What can be done about it. */
  acts?: ReactNode;
  /** Answers an act: the frame moves the focus to it, or has it read out; one of them is on a page. */
  isLive?: boolean;
};

/** One line over the room that tells of something. */
export function Strip({ tone, icon, children, acts, isLive = true }: StripProps) {
  const id = useId();
  // Not a status: what comes together with its words is not read out as one.
  const live = isLive
    ? ({ role: 'group', 'aria-labelledby': id, tabIndex: -1, 'data-live': '' } as const)
    : {};
  return (
    <div className="strip" data-tone={tone} {...live}>
      <span className="grid h-7.5 place-items-center self-start">{icon}</span>
      <div id={id} className="strip-words">
        {children}
      </div>
      {acts ? <div className="strip-acts">{acts}</div> : null}
    </div>
  );
}
