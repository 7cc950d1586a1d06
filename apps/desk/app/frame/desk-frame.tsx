import './frame.css';

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';

import { useForgetStored } from '#app/answer/use-forget-stored.ts';
import { useKeys } from '#app/keys/use-keys.ts';
import { LivePage } from '#app/live/live-page.tsx';
import { LiveNotice } from '#app/live/live-strip.tsx';
import { ROOM_TITLE } from '#app/parts/room-title.ts';
import type { FrameData } from './frame-data.ts';
import { OfflineStrip } from './offline-strip.tsx';
import { FootBar, TopBar } from './phone-bars.tsx';
import { RailNav } from './rail-nav.tsx';
import { FootSignOut } from './sign-out.tsx';
import { SkipLink } from './skip-link.tsx';
import { useCounts } from './use-counts.ts';
import { useFocusOnRoom } from './use-focus-on-room.ts';
import { FrameContext } from './use-frame.ts';
import { WORDS } from './words.ts';

/** As in the styles of the bar: only what lasts is worth a sign. */
const LASTING_MS = 400;

function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLasting(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isLoading]);
  return (
    <>
      {isLoading ? <div className="loading-bar" /> : null}
      <div className="sr-only" role="status">
        {isLasting ? WORDS.loading : null}
      </div>
    </>
  );
}

type FrameProps = { data: FrameData; children: ReactNode };

/** The frame of every room: the rail at the side, or bars above and below on a phone. */
export function DeskFrame({ data, children }: FrameProps) {
  return (
    // Nothing that was typed by one person is there with the next who signs in.
    <LivePage key={data.me.id} read={data.read} me={data.me.id}>
      <Parts data={data}>{children}</Parts>
    </LivePage>
  );
}

function Parts({ data, children }: FrameProps) {
  const counts = useCounts(data.counts);
  const frame = useMemo(() => ({ ...data, counts }), [data, counts]);
  const { state } = useNavigation();
  const room = useFocusOnRoom();
  useForgetStored(data.me.id);
  useKeys({ open: data.open, hasSingleKeys: data.me.hasSingleKeys });
  return (
    <FrameContext value={frame}>
      <div className="desk">
        <SkipLink to="room" words={WORDS.skip} />
        <RailNav {...frame} />
        <TopBar {...frame} />
        <main className="room" id="room" ref={room} tabIndex={-1} aria-labelledby={ROOM_TITLE}>
          <LoadingBar isLoading={state !== 'idle'} />
          {/* Each is there before its words: what comes together with them is not read out. */}
          <div role="status">
            <OfflineStrip />
          </div>
          <div role="status">
            <LiveNotice />
          </div>
          <div className="room-content" data-loading={state === 'loading' ? '' : undefined}>
            {children}
          </div>
          <FootSignOut name={data.me.name} />
        </main>
        <FootBar {...frame} />
      </div>
    </FrameContext>
  );
}
