import { useCallback, useRef } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { deviceKey, keepOnDevice } from './device-draft.ts';
import type { ReplyData } from './reply-data.ts';

/** The words as they are typed, with what the desk has of them, and ways to keep on this device what it has not. */
export function useWordsHere({ leadId, ownReplyIds }: ReplyData, start: string) {
  const { me } = useFrame();
  const key = deviceKey(me.id, leadId);
  const replyId = ownReplyIds.at(-1) ?? null;
  const words = useRef({ atDesk: start, now: start, isLeft: false });

  /** Keeps them, with the reply that they are sent as, if any. */
  const keepHere = useCallback(
    (sending: string | null) => {
      const { now, atDesk } = words.current;
      keepOnDevice(key, { body: now, sending, over: { draft: atDesk, replyId } });
    },
    [key, replyId],
  );

  /** Leaves to this device what the desk does not have, to follow a reply that is taken back; says whether that is anything. */
  const leaveHere = useCallback((): boolean => {
    const { now, atDesk } = words.current;
    if (now === atDesk) return false;
    keepOnDevice(key, { body: now, sending: null, keptAfter: atDesk });
    words.current.atDesk = now;
    return true;
  }, [key]);

  return { key, words, keepHere, leaveHere };
}
