import { useIsPrerendered } from '@high-street/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';

import { useLivePage } from '#app/live/live-page.tsx';
import { ROOM_TITLE } from '#app/parts/room-title.ts';
import { isFocusLost, useLostFocus } from './use-lost-focus.ts';

/**
 * Puts the focus on the room that was just entered, as a page that loads would. Within a room it goes to what was done where
 * that took away what had the focus, and to the room where something else did, such as time. What was done is read out
 * where it does not have the focus.
 */
export function useFocusOnRoom(): RefObject<HTMLElement | null> {
  const { pathname, hash, key } = useLocation();
  const { state } = useNavigation();
  // Back and Forward lead to what was done before, which is no news.
  const isBack = useNavigationType() === 'POP';
  const { sayOwn } = useLivePage();
  const room = useRef<HTMLElement>(null);
  // A frame that scripts make is entered, too: the page before was a fault or of the door.
  const isLoaded = useIsPrerendered();
  const shown = useRef(isLoaded ? { pathname, key } : null);
  useEffect(() => {
    const { current: before } = shown;
    shown.current = { pathname, key };
    const done = isBack ? null : room.current?.querySelector<HTMLElement>('.strip[data-live]');
    const sayDone = () => {
      if (done) sayOwn(done.querySelector('.strip-words')?.textContent ?? '');
    };
    if (before?.pathname !== pathname) {
      // A room may have put it where its own work begins, and the room before leaves it on what holds them both: neither
      // names the room that is shown.
      const isWithin = room.current?.contains(document.activeElement);
      if (isWithin) sayOwn(document.getElementById(ROOM_TITLE)?.textContent ?? '');
      else room.current?.focus({ preventScroll: true });
      sayDone();
      return;
    }
    // Below a part of the page that the address names, Tab goes on from there.
    if (before.key === key || hash !== '') return;
    if (!isFocusLost()) {
      sayDone();
      return;
    }
    // From its bar one Tab leads to Undo, which does not wait. Of several the newest is meant, which is last.
    const bars = room.current?.querySelectorAll<HTMLElement>('.undo-bar') ?? [];
    const undo = done ? null : [...bars].at(-1);
    if (undo) undo.focus();
    else (done ?? room.current)?.focus({ preventScroll: true });
  }, [pathname, hash, key, isBack, sayOwn]);
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
