import './phone-bars.css';

import { EllipsisIcon, SearchIcon } from '@high-street/ui';
import { Link, NavLink, useLocation } from 'react-router';

import { Face } from '#app/parts/face.tsx';
import { BrandMark } from './brand-mark.tsx';
import type { FrameData } from './frame-data.ts';
import { findRoom, ROOMS } from './rooms.ts';
import { FurtherCount, RoomCount } from './room-count.tsx';
import { WORDS } from './words.ts';

/** How many rooms stand in the bar; the others are one press further. */
const IN_BAR = 3;
/** Where the other rooms are listed. */
const MORE = '/more';

/** The rooms in a phone's lower bar, and those that only More names. */
export function splitRooms(open: FrameData['open']) {
  const rooms = ROOMS.filter(({ id }) => open.includes(id));
  return { inBar: rooms.slice(0, IN_BAR), further: rooms.slice(IN_BAR) };
}

/** A phone's upper bar: the room's name and who is here. */
export function TopBar({ me }: FrameData) {
  const { pathname } = useLocation();
  const name = pathname === MORE ? WORDS.more : (findRoom(pathname)?.name ?? WORDS.desk);
  return (
    <header className="top-bar" data-ground="deep">
      <BrandMark size={28} />
      <span className="top-bar-name sign">{name}</span>
      <Link to="/leads/filters" className="top-bar-icon">
        <SearchIcon size={20} aria-hidden />
        <span className="sr-only">{WORDS.search}</span>
      </Link>
      <Link to="/you" className="top-bar-icon">
        <Face person={me} size={30} />
        <span className="sr-only">{WORDS.you(me.name)}</span>
      </Link>
    </header>
  );
}

/** A phone's lower bar: three rooms and the way to the others. */
export function FootBar({ open, counts }: FrameData) {
  const { pathname } = useLocation();
  const { inBar, further } = splitRooms(open);
  const isFurther = pathname === MORE || further.some(({ id }) => id === findRoom(pathname)?.id);
  return (
    <nav className="foot-bar" data-ground="deep" aria-label={WORDS.rooms}>
      {inBar.map(({ id, path, name, Icon }) => (
        <NavLink key={id} to={path} end={path === '/'}>
          <Icon size={18} aria-hidden />
          {name}
          <RoomCount room={id} counts={counts} />
        </NavLink>
      ))}
      <Link to={MORE} aria-current={isFurther ? 'page' : undefined}>
        <EllipsisIcon size={18} aria-hidden />
        {WORDS.more}
        <FurtherCount rooms={further.map(({ id }) => id)} counts={counts} />
      </Link>
    </nav>
  );
}
