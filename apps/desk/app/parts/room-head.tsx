import './room-head.css';

import type { ReactNode } from 'react';

import { ROOM_TITLE } from './room-title.ts';

type RoomHeadProps = {
  title: string;
  /** A line or two under the title. */
  lede?: ReactNode;
  /** What can be done with the room as a whole. */
  acts?: ReactNode;
  /** The bar of a phone says the title already, so it is read out only. */
  isInBar?: boolean;
};

/** The one h1 of a room. */
export function RoomHead({ title, lede, acts, isInBar = true }: RoomHeadProps) {
  return (
    <header className="room-head">
      <h1 className={isInBar ? 'title max-md:sr-only' : 'title'} id={ROOM_TITLE}>
        {title}
      </h1>
      {acts ? <div className="room-acts">{acts}</div> : null}
      {lede ? <p className="room-lede">{lede}</p> : null}
    </header>
  );
}
