import './more.css';

import { Link } from 'react-router';

import { RoomCount } from '#app/frame/room-count.tsx';
import { splitRooms } from '#app/frame/phone-bars.tsx';
import { useFrame } from '#app/frame/use-frame.ts';
import { RoomHead } from '#app/parts/room-head.tsx';
import { WORDS } from './words.ts';

export const meta = () => [{ title: WORDS.title }];

export default function More() {
  const { open, counts } = useFrame();
  return (
    <>
      <RoomHead title={WORDS.title} lede={WORDS.lede} />
      <ul className="mb-6 max-w-[720px] border-t border-line">
        {splitRooms(open).further.map(({ id, path, name, purpose, Icon }) => (
          <li key={id}>
            <Link to={path} className="more-room">
              <Icon size={20} aria-hidden />
              <span>
                <b>{name}</b>
                <span className="caption muted">{purpose}</span>
              </span>
              <RoomCount room={id} counts={counts} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
