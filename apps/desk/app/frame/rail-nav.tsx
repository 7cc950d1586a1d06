import './rail-nav.css';

import { NavLink } from 'react-router';

import { OfficeLine } from '#app/clock/office-line.tsx';
import { Face } from '#app/parts/face.tsx';
import { BrandMark } from './brand-mark.tsx';
import type { FrameData } from './frame-data.ts';
import { RoomCount } from './room-count.tsx';
import { ROOMS } from './rooms.ts';
import { RailSignOut } from './sign-out.tsx';
import { WORDS } from './words.ts';

type Group = (typeof ROOMS)[number]['group'];

type RoomListProps = Pick<FrameData, 'open' | 'counts'> & { group: Group };

function RoomList({ group, open, counts }: RoomListProps) {
  const rooms = ROOMS.filter((room) => room.group === group && open.includes(room.id));
  if (rooms.length === 0) return null;
  return (
    <ul className="rail-list">
      {rooms.map(({ id, path, name, Icon }) => (
        <li key={id}>
          <NavLink to={path} end={path === '/'} className="rail-room">
            <Icon size={18} aria-hidden />
            <span>{name}</span>
            <RoomCount room={id} counts={counts} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** The rooms at the side of a wide window, and who is here at its foot. */
export function RailNav({ brand, me, open, counts, office }: FrameData) {
  return (
    <nav className="rail" data-ground="deep" aria-label={WORDS.rooms}>
      <NavLink to="/" end className="rail-brand" aria-current={undefined}>
        <BrandMark size={30} />
        {/* Out of sight only: they are the name of the link. */}
        <span className="md:max-[1180px]:sr-only">{brand}</span>
        <small className="md:max-[1180px]:sr-only">{WORDS.desk}</small>
      </NavLink>
      <RoomList group="work" open={open} counts={counts} />
      <RoomList group="desk" open={open} counts={counts} />
      <div className="mt-auto grid gap-2.5 pt-4">
        <OfficeLine states={office} />
        <NavLink to="/keys" className="rail-keys">
          {me.hasSingleKeys ? <kbd className="key">?</kbd> : null}
          <span>{WORDS.keys}</span>
        </NavLink>
        <div className="rail-me-line">
          <NavLink to="/you" className="rail-me">
            <Face person={me} />
            <span className="min-w-0">
              <span className="rail-me-name">{me.name}</span>
              <small>{WORDS.roles[me.role]}</small>
            </span>
          </NavLink>
          <RailSignOut />
        </div>
      </div>
    </nav>
  );
}
