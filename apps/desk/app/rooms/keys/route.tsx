import { Link } from 'react-router';

import { useFrame } from '#app/frame/use-frame.ts';
import { KeyList } from '#app/keys/key-list.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { WORDS } from './words.ts';

export const meta = () => [{ title: WORDS.title }];

export default function Keys() {
  const { me, open } = useFrame();
  return (
    <>
      <RoomHead title={WORDS.title} lede={me.hasSingleKeys ? WORDS.on : WORDS.off} />
      <div className="panel stack">
        <KeyList
          open={open}
          mayChange={me.role !== 'reader'}
          then={WORDS.between}
          places={WORDS.places}
        />
        <p>
          <Link to="/you" className="quiet-link">
            {WORDS.change}
          </Link>
        </p>
      </div>
    </>
  );
}
