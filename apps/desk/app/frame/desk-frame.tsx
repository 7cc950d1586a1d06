import './frame.css';

import { useIsPrerendered } from '@high-street/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { useForgetStored } from '#app/answer/use-forget-stored.ts';
import { useKeys } from '#app/keys/use-keys.ts';
import { LivePage } from '#app/live/live-page.tsx';
import { LiveNotice } from '#app/live/live-strip.tsx';
import type { FrameData } from './frame-data.ts';
import { OfflineStrip } from './offline-strip.tsx';
import { FootBar, TopBar } from './phone-bars.tsx';
import { RailNav } from './rail-nav.tsx';
import { FootSignOut } from './sign-out.tsx';
import { useCounts } from './use-counts.ts';
import { FrameContext } from './use-frame.ts';
import { isFocusLost, useLostFocus } from './use-lost-focus.ts';
import { WORDS } from './words.ts';

function LoadingBar() {
  return (
    <div className="loading-bar" role="status">
      <span className="sr-only">{WORDS.loading}</span>
    </div>
  );
}

/**
 * Puts the focus on the room that was just entered, as a page that loads would. Within a room it goes to what was done where
 * that took away what had the focus, and to the room where something else did, such as time.
 */
function useFocusOnRoom() {
  const { pathname, hash, key } = useLocation();
  const { state } = useNavigation();
  const room = useRef<HTMLElement>(null);
  // A frame that scripts make is entered, too: the page before was a fault or of the door.
  const isLoaded = useIsPrerendered();
  const shown = useRef(isLoaded ? { pathname, key } : null);
  useEffect(() => {
    const { current: before } = shown;
    shown.current = { pathname, key };
    if (before?.pathname !== pathname) {
      // A room may have put it where its own work begins.
      const isWithin = room.current?.contains(document.activeElement);
      if (!isWithin) room.current?.focus({ preventScroll: true });
      return;
    }
    // Below a part of the page that the address names, Tab goes on from there.
    if (before.key === key || !isFocusLost() || hash !== '') return;
    const done = room.current?.querySelector<HTMLElement>('.room-content .strip[role="status"]');
    (done ?? room.current)?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
  const losses = useLostFocus(room);
  const answered = useRef(losses);
  useEffect(() => {
    // What is on its way says itself where the focus goes.
    if (answered.current === losses || state !== 'idle') return;
    answered.current = losses;
    if (isFocusLost()) room.current?.focus({ preventScroll: true });
  }, [losses, state]);
  return room;
}

type FrameProps = { data: FrameData; children: ReactNode };

/** The frame of every room: the rail at the side, or bars above and below on a phone. */
export function DeskFrame({ data, children }: FrameProps) {
  return (
    <LivePage read={data.read}>
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
        <a className="skip-link" href="#room">
          {WORDS.skip}
        </a>
        <RailNav {...frame} />
        <TopBar {...frame} />
        <main className="room" id="room" ref={room} tabIndex={-1}>
          {state === 'idle' ? null : <LoadingBar />}
          <OfflineStrip />
          <LiveNotice />
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
